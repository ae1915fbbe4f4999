import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { bytesOf } from '../lint/random-bytes.js';
/** The only finding of a file. */
function findingOf(text, { path = 'a.md', options = {}, encoding = undefined } = {}) {
    const bytes = typeof text === 'string' ? bytesOf(text) : text;
    const document = createDocument({ bytes, path, ...(encoding === undefined ? {} : { encoding }) });
    const found = lint(document, { rules: configure(rules, { rules: { 'no-mojibake': ['error', options] } }), scopeOf: createScope(document) }).filter(({ ruleId }) => ruleId === 'no-mojibake');
    assert.is(found.length, 1, document.text({ start: 0, end: document.utf8.length }));
    return found[0];
}
const damaged = 'Gr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle';
test('a fix is refused with its reason: code, destination, quotation, allowed text, lost text, encoding', () => {
    const noteOf = (...input) => findingOf(...input).note ?? '';
    assert.match(noteOf(`\`${damaged}\``), /lies in code/);
    assert.match(noteOf(`\`${damaged}\` ${damaged}`), /Part of it lies in code/);
    assert.match(noteOf(`${damaged} [a](f\u00c3\u00bcr.md)`), /destination of a link/);
    assert.match(noteOf(`${damaged} (Gr\u00fc\u00dfe f\u00fcr alle)`), /repaired form stands beside it/);
    assert.match(noteOf(`${damaged} Se\u00c3\u00b1or`, { options: { allow: ['Se\u00c3\u00b1or'] } }), /option `allow`/);
    assert.match(noteOf(`${damaged} \u00ef\u00bf\u0153`), /U\+FFFD that was misread/);
    assert.match(noteOf(Uint8Array.from(Buffer.from(`\ufeff${damaged}`, 'utf16le'))), /The file is in utf-16le/);
});
test('a program is told why a line is left as well', () => {
    const causeOf = (...from) => findingOf(...from).refusal?.cause;
    assert.is(causeOf(damaged), undefined);
    assert.is(causeOf(`\`${damaged}\``), 'code');
    assert.is(causeOf(`\`${damaged}\` ${damaged}`), 'part-in-code');
    assert.is(causeOf(`[a](f\u00c3\u00bcr.md)`), 'link');
    assert.is(causeOf(`${damaged} [a](f\u00c3\u00bcr.md)`), 'part-in-link');
    assert.is(causeOf(`${damaged} (Gr\u00fc\u00dfe f\u00fcr alle)`), 'quotation');
    assert.is(causeOf(`${damaged} Se\u00c3\u00b1or`, { options: { allow: ['Se\u00c3\u00b1or'] } }), 'allow');
    assert.is(causeOf(`${damaged} \u00ef\u00bf\u0153`), 'lost');
    assert.is(causeOf(Uint8Array.from(Buffer.from(`\ufeff${damaged}`, 'utf16le'))), 'encoding');
    assert.is(causeOf(`\`\u0416: ${damaged}\``), 'code', 'damage in part');
    assert.is(causeOf('Men\\u00c3\\u00bc f\\u00fcr G\u00e4ste', { options: { escapes: true } }), 'escapes');
});
test('a line that goes back whole tells that it is proved, and how much likelier it is', () => {
    const { note = '', reason, gain } = findingOf(damaged);
    assert.match(note, /every character of the line goes back to its byte/);
    assert.ok(note.includes(`likelier as text by ${gain.toFixed(1)} nats`));
    assert.match(reason, /: UTF-8 read as windows-1252/);
});
test('a part of a line tells which character breaks the proof', () => {
    const { note = '', reason, expected, edit } = findingOf(`\u0416: ${damaged}`);
    assert.match(reason, /expected probably `/);
    assert.match(note, /`\u0416` \(U\+0416\) at column 1 has no byte there/);
    assert.match(note, /`--fix` leaves the line/);
    assert.equal([expected, edit], [undefined, undefined]);
});
test('each loss is told', () => {
    assert.match(findingOf('Il est arriv\u00c3\u00a9 \u00c3 la gare, fatigu\u00c3\u00a9').note ?? '', /no-break space \(byte A0\)/);
    assert.match(findingOf('He said \u00e2\u20ac\u0153go home\u00e2\u20ac? and left').note ?? '', /became a question mark/);
    assert.match(findingOf('They call it \u00e2\u20ac\u0153progress\u00e2\u20ac here, it\u00e2\u20ac\u2122s old').note ?? '', /A byte was dropped/);
    assert.match(findingOf('We don\x19t know, and they don\x19t \x14 it\x19s late').note ?? '', /low byte/);
});
test('several misreadings are told in the order in which they happened', () => {
    const { reason, tables, pairs } = findingOf('B\u251c\u00e2\u252c\u2555rnene l\u251c\u00e2\u252c\u2555b over broen');
    assert.match(reason, /: UTF-8 read as (latin-1|windows-1252)[^:]*, then UTF-8 read as cp437/);
    assert.is(tables?.[0], 'cp437');
    assert.equal(pairs?.[0]?.bytes, [0xc3, 0x83, 0xc2, 0xb8]);
    assert.equal(pairs?.[0]?.steps, [{ text: '\u00c3\u00b8', bytes: [0xc3, 0xb8] }]);
});
test('an edit replaces exactly what is damaged, first to last', () => {
    const { edit, span, expected } = findingOf(`\u00abx\u00bb\n- ${damaged}\r\n`);
    assert.equal(edit?.span, span);
    assert.equal(span, { start: 10, end: 25 });
    assert.is(Buffer.from(edit.replacement).toString(), '\u00fc\u00dfe f\u00fc');
    assert.equal(expected, ['\u00fc\u00dfe f\u00fc']);
});
test('damage in escapes tells what is found as it is written, and is never fixed', () => {
    const finding = findingOf('Men\\u00c3\\u00bc f\\u00fcr G\u00e4ste', { options: { escapes: true } });
    assert.match(finding.reason, /Unexpected `\\u00c3\\u00bc`, expected probably `\u00fc`: .*, in escapes/);
    assert.match(finding.note ?? '', /`--fix` leaves escapes/);
    assert.equal([finding.expected, finding.edit, finding.tables?.[0]], [undefined, undefined, 'windows-1252']);
    assert.equal(finding.span, { start: 3, end: 15 });
});
test('escapes go by the options of the rule', () => {
    const count = (text, options) => {
        const document = createDocument({ bytes: bytesOf(text), path: 'a.md' });
        return lint(document, { rules: configure(rules, { rules: { 'no-mojibake': ['error', { escapes: true, ...options }] } }), scopeOf: createScope(document) }).length;
    };
    const escaped = 'Men\\u00c3\\u00bc';
    assert.is(count(escaped, {}), 1);
    assert.is(count(escaped, { escapes: false }), 0);
    assert.is(count(escaped, { allow: [escaped] }), 0);
    assert.is(count(escaped, { tables: { remove: ['windows-1252', 'windows-1254', 'latin-1'] } }), 0);
    assert.is(count(`\`${escaped}\``, { code: 'skip' }), 0);
    assert.is(count(`${escaped} \u00ef\u00bf\u0153`, {}), 2);
});
test.run();
