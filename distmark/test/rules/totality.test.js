import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { createLineScope } from '../../src/lint/line-scope.js';
import { lint } from '../../src/lint/lint.js';
import { randomFile, randomFrom, shownBytes } from '../lint/random-bytes.js';
import { checkFindings } from './finding-promises.js';
const all = configure(rules, {});
const paths = ['a.txt', 'a.md', 'a.html'];
const encodings = [undefined, undefined, undefined, 'utf-8', 'windows-1252', 'shift_jis', 'utf-16le', 'no-such-label'];
/** Random bytes now and then, and otherwise pieces of damage, marks, lost text and bad bytes. */
function randomInput(random) {
    const bytes = random(5) === 0 ? Uint8Array.from({ length: random(40) }, () => random(256)) : randomFile(random, 12);
    const encoding = encodings[random(encodings.length)];
    return { bytes, path: paths[random(3)], ...(encoding === undefined ? {} : { encoding }) };
}
/** A failing input, so that it can be tried again. */
const describe = (seed, run, { bytes, path, encoding }) => `seed ${seed}, run ${run}, ${path}, ${encoding ?? 'undeclared'}: ${JSON.stringify(shownBytes(bytes))}`;
for (const [index, rule] of rules.entries()) {
    test(`${rule.id} takes 20,000 random files without an error`, () => {
        const seed = 20260810 + index;
        const random = randomFrom(seed);
        for (let run = 0; run < 20000; run++) {
            const input = randomInput(random);
            try {
                const document = createDocument(input);
                lint(document, { rules: all.filter((configured) => configured.rule.id === rule.id), scopeOf: createLineScope(document) });
            }
            catch (error) {
                throw new Error(describe(seed, run, input), { cause: error });
            }
        }
    });
}
test('the rules together take random files with every option on, and their spans hold', () => {
    const seed = 20260820;
    const random = randomFrom(seed);
    const configured = configure(rules, { rules: {
            'no-bom': ['error', { always: true }],
            'no-mojibake': ['warn', { code: 'fix', escapes: true, allow: ['\u00c3\u00a9', 'Word \u00c3'], tables: { add: ['macintosh', 'cp852'], remove: ['cp437'] } }]
        } });
    for (let run = 0; run < 2000; run++) {
        const input = randomInput(random);
        const hint = describe(seed, run, input);
        const document = createDocument(input);
        checkFindings(document, run % 2 === 0 ? configured : all, hint);
    }
});
test('a repeated line is judged alike wherever it stands', () => {
    const seed = 20260821;
    const random = randomFrom(seed);
    for (let run = 0; run < 300; run++) {
        const bytes = randomFile(random, 6).filter((byte) => byte !== 10 && byte !== 13);
        const document = createDocument({ bytes: Uint8Array.from([...bytes, 10, ...bytes, 10]) });
        if (!document.isEditable || bytes[0] === 0xef)
            continue;
        const findings = lint(document, { rules: all.filter(({ rule }) => rule.id === 'no-mojibake' || (rule.id === 'no-replacement-char')) });
        const spansFrom = (start) => findings.filter(({ span }) => span.start >= start && span.start < start + bytes.length + 1).flatMap(({ span }) => [span.start - start, span.end - start]);
        assert.equal(spansFrom(0), spansFrom(bytes.length + 1), `seed ${seed}, run ${run}: ${JSON.stringify(shownBytes(bytes))}`);
    }
});
test.run();
