import fs from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { scratch } from './scratch.js';
/** Beside the files: temporary files of a process that lives, and names that only look alike. */
const bystanders = {
    [`d0/.a.md.mojilint-${process.pid}.tmp`]: 'of a process that lives', 'd0/a.md.mojilint-2147483646.tmp': 'no dot', 'd1/.mojilint-x.tmp': 'no number', 'd1/.b.tmp': 'another program'
};
/** Makes a folder of so many files of all line ends, some with a mark or a bad byte. */
export function createKillFolder(count) {
    const files = Array.from({ length: count }, (_, index) => {
        const lineEnd = ['\n', '\r\n', '\r'][index % 3] ?? '\n';
        // LATIN SMALL LETTER E WITH ACUTE, read as windows-1252.
        const text = `${index % 4 === 0 ? '\ufeff' : ''}Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e ${index}${lineEnd}${'Une ligne de texte.'.repeat(index % 50)}${lineEnd}`;
        const before = Buffer.concat([Buffer.from(text), index % 5 === 0 ? Buffer.of(0xff, 0x0a) : Buffer.of()]);
        const name = `d${index % 7}/f${index}.md`;
        const after = fix(createDocument({ bytes: before, path: name }), { rules: configure(rules, {}), scopeFor: () => undefined, unsafe: false }).bytes;
        assert.not.equal(Buffer.from(after), before);
        return { name, before, after: Buffer.from(after) };
    });
    const cwd = scratch({ ...Object.fromEntries(files.map(({ name, before }) => [name, before])), ...bystanders });
    const read = (name) => fs.readFileSync(path.join(cwd, name));
    const names = () => fs.readdirSync(cwd, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/')).filter((name) => name.includes('/')).sort();
    const leftovers = () => names().filter((name) => /\/\.f\d+\.md\.mojilint-\d+\.tmp$/.test(name));
    const isMended = (index) => read(files[index].name).equals(files[index].after);
    return {
        cwd, count, leftovers, isMended,
        damage: () => files.forEach(({ name, before }, index) => isMended(index) && fs.writeFileSync(path.join(cwd, name), before)),
        countMended: () => files.filter(({ name, before, after }) => {
            const now = read(name);
            assert.ok(now.equals(before) || now.equals(after), `${name} is neither old nor new: ${now.toString('latin1')}`);
            return now.equals(after);
        }).length,
        checkEnd() {
            files.forEach(({ name }, index) => assert.ok(isMended(index), name));
            assert.equal(names(), [...files.map(({ name }) => name), ...Object.keys(bystanders)].sort());
            for (const [name, text] of Object.entries(bystanders))
                assert.is(read(name).toString(), text);
        }
    };
}
