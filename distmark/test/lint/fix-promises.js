import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { applyEdits } from '../../src/lint/edit.js';
import { fix } from '../../src/lint/fix.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { shownBytes } from './random-bytes.js';
const settings = { rules: configure(rules, {}), scopeFor: createScope, unsafe: false };
const open = (bytes, path) => createDocument({ bytes, path });
/** Checks everything that a fix promises of a file that is read as UTF-8; throws with `hint` where it breaks a promise. */
export function checkFix(bytes, path, hint) {
    const original = shownBytes(bytes);
    const document = open(bytes, path);
    const result = fix(document, settings);
    assert.is(shownBytes(bytes), original, `the input is not written to, ${hint}`);
    assert.is(shownBytes(fix(open(result.bytes, path), settings).bytes), shownBytes(result.bytes), `a second fix changes nothing, ${hint}`);
    const reported = repairedLines(document, path);
    const [before, after] = [linesOf(bytes), linesOf(result.bytes)];
    assert.is(after.length, before.length, `no line comes or goes, ${hint}`);
    before.forEach((line, index) => {
        const now = after[index];
        if (!reported.has(index + 1))
            return assert.is(now, line, `a line without a repair keeps its bytes, ${hint}`);
        assert.is.not(now, line, `a repaired line changes, ${hint}`);
        assert.is(lineEndOf(now), lineEndOf(line), `a repaired line keeps its end, ${hint}`);
        const ascii = (text) => text.replaceAll(/[^\0-\x7f]/g, '');
        assert.is(ascii(now).length >= ascii(line).length, true, `ASCII is never taken away, ${hint}`);
        const [old = [], made = []] = [line, now].map((text) => Buffer.from(text, 'latin1').toString().match(unwanted) ?? []);
        assert.ok(made.length <= old.length && made.every((character) => old.includes(character)), `nothing unwanted comes in, ${hint}`);
    });
}
/** The lines that have a repair in one of the passes: what one mends tells of the other lines, which the next may mend. */
function repairedLines(document, path) {
    const lines = new Set();
    for (let current = document;;) {
        const edits = lint(current, { rules: settings.rules, scopeOf: createScope(current) }).flatMap(({ edit, span }) => {
            if (edit?.tier !== 'safe')
                return [];
            lines.add(current.placeOf(span.start).line);
            return [edit];
        });
        if (edits.length === 0)
            return lines;
        current = open(applyEdits(current.bytes, edits), path);
    }
}
/** Lines with their ends; behind the last end there is one more, empty or not. */
const linesOf = (bytes) => {
    const lines = shownBytes(bytes).split(/(?<=\r\n|\n|\r(?!\n))/);
    return /[\r\n]$/.test(lines.at(-1)) ? [...lines, ''] : lines;
};
const lineEndOf = (line) => /(?:\r\n|\n|\r)?$/.exec(line)[0];
const unwanted = /[\u0080-\u009f\ufeff\ufffd\ufdd0-\ufdef\p{Co}]|[\ufffe\uffff]/gu;
