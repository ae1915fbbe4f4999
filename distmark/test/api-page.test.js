import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as api from '../src/index.js';
import { assertPrintsItsComments } from './example.js';
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/api.md'), 'utf8');
const sections = page.split(/^### /m).slice(1);
const typeLists = [...page.matchAll(/^Types: (.*)\.$/gm)].flatMap(([, list = '']) => list.split(', '));
test('each export has a section of its own with one example, and there is none for anything else', () => {
    const headings = sections.map((section) => /^`([\w/]+)`/.exec(section)?.[1]);
    assert.equal(headings.toSorted(), [...Object.keys(api), 'createScope', 'mojilint/plugin'].sort());
    assert.equal(sections.map((section) => section.split('```js').length), sections.map(() => 2));
});
test('each exported type is listed once, and none that is not exported', () => {
    const exported = ['src/index.ts', 'src/plugin.ts'].flatMap((file) => typesOf(fs.readFileSync(path.join(root, file), 'utf8')));
    assert.equal(typeLists.toSorted(), [...exported, 'Scope', 'ScopeLookup'].filter((name, index, all) => all.indexOf(name) === index).map((name) => `\`${name}\``).sort());
});
for (const section of sections) {
    const [heading = ''] = section.split('\n');
    test(`the example of ${heading} prints what it says`, () => {
        const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(section) ?? [];
        assertPrintsItsComments(code);
    });
}
/** The types that a source exports, by declaration or from other modules. */
function typesOf(source) {
    const lists = [...source.matchAll(/^export type \{(.*)\} from/gm)].flatMap(([, list = '']) => list.split(', '));
    return [...lists, ...[...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name)];
}
test.run();
