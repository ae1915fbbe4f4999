import '../src/encoding/standard-codecs.js';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../rules/index.js';
import { readCliCases } from '../scripts/cli-case.js';
import { exampleConfig } from '../scripts/example-config.js';
import { readFixtures } from '../scripts/fixture.js';
import { generatedFiles } from '../scripts/generated-files.js';
import { visible } from '../scripts/rule-page.js';
import { readRightLines, rightTextOf } from '../scripts/train/right-text.js';
import { trainLanguageModule, trainModule } from '../scripts/train/train-module.js';
import { configure } from '../src/lint/config.js';
import { readShared } from './shared-folder.js';
const root = path.join(import.meta.dirname, '../..');
test('no generated file is stale', () => {
    for (const { path: file, content } of generatedFiles({ fixtures: readFixtures(path.join(root, 'fixtures')), cases: readCliCases(path.join(root, 'fixtures/cli')), readme: fs.readFileSync(path.join(root, 'README.md'), 'utf8') })) {
        const found = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
        assert.is(found, content, `${file} is stale: run npm run generate and commit it`);
    }
});
// Trained again from the right text, which is not copied into the repository.
if (readShared('corpora/pack/SOURCES.tsv', 'whether the evidence model is stale') !== undefined) {
    test('the evidence model and the languages are not stale', () => {
        const lines = readRightLines(path.join(root, '../shared/corpora/pack'));
        for (const [file, module] of [['evidence-data.ts', trainModule(rightTextOf(lines))], ['language-data.ts', trainLanguageModule(lines)]]) {
            // A diff of 180 KB would help nobody.
            assert.ok(module === fs.readFileSync(path.join(root, 'src/mojibake', file), 'utf8'), `src/mojibake/${file} is stale: run npm run train and commit it`);
        }
    });
}
test('the example configuration names every rule and option, and changes nothing', () => {
    const example = JSON.parse(exampleConfig(rules));
    assert.equal(Object.keys(example.rules), rules.map((rule) => rule.id));
    assert.equal(configure(rules, example), configure(rules, {}));
});
test('what cannot be seen or read is shown by number', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x0a, 0xc2, 0x92, 0x0d, 0x0a, 0xe2, 0x82, 0xef, 0xbf, 0xbd, 0xf0, 0x9f, 0x99, 0x82]);
    assert.is(visible(bytes), '<U+FEFF>a<E9>\n<U+0092><CR LF>\n<E2><82><U+FFFD>\u{1f642}');
});
test.run();
