import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument, formatOf } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { lint } from '../../src/lint/lint.js';
import { Trigger } from '../../src/mojibake/trigger.js';
import { bytesOf, shownBytes } from './random-bytes.js';
const noChoice = { add: [], remove: [] };
const configured = configure(rules, {});
test('a format is guessed from the extension, without case', () => {
    const formats = ['a.md', 'A.MARKDOWN', 'a.mdx', 'b.html', 'b.XHTML', 'b.htm', 'c.txt', 'c', 'md', '.md', 'c.md.bak', undefined].map(formatOf);
    assert.equal(formats, ['markdown', 'markdown', 'markdown', 'html', 'html', 'html', 'text', 'text', 'text', 'markdown', 'text', 'text']);
});
test('a format that is named wins over the extension', () => {
    assert.is(createDocument({ bytes: bytesOf(''), path: 'a.md', format: 'html' }).format, 'html');
});
test('UTF-8 is not copied, and its mark is kept', () => {
    const bytes = bytesOf('\ufeffabc');
    const document = createDocument({ bytes });
    assert.is(document.utf8, bytes);
    assert.ok(document.isEditable);
    assert.is(document.text({ start: 0, end: 6 }), '\ufeffabc');
});
test('bytes that are not UTF-8 become U+FFFD in the text and stay in the bytes', () => {
    const document = createDocument({ bytes: bytesOf('a', [0xe9, 0xff], 'b') });
    assert.is(document.text({ start: 0, end: 4 }), 'a\ufffd\ufffdb');
    assert.ok(document.isEditable);
    assert.is(document.decision.decidedBy, 'detection');
});
test('suspects are the lines that hold one of the triggers, numbered over all line ends', () => {
    const document = createDocument({ bytes: bytesOf('a\r\n\ufeffb\rc\nd\ufffd\n\n', [0xff], '\r\rCaf\u00c3\u00a9') });
    const linesOf = (triggers) => document.suspects(triggers).map((line) => line.lineNumber);
    assert.equal(linesOf(Trigger.mark), [2]);
    assert.equal(linesOf(Trigger.replacement), [4]);
    assert.equal(linesOf(Trigger.badByte), [6]);
    assert.equal(linesOf(Trigger.reversible), [8]);
    assert.equal(linesOf(-1), [2, 4, 6, 8]);
    assert.equal(linesOf(0), []);
});
test('a suspect spans its line without the line end', () => {
    const document = createDocument({ bytes: bytesOf('ab\r\n\ufeffcd\r\nef') });
    assert.equal(document.suspects(-1).map(({ span }) => span), [{ start: 4, end: 9 }]);
});
test('right text has no suspects', () => {
    for (const text of ['', 'ascii\n', '\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440\n', '\u4eca\u65e5\u306f\u3001\u4e16\u754c\n', 'Le caf\u00e9 est l\u00e0\n']) {
        assert.equal(createDocument({ bytes: bytesOf(text) }).suspects(-1), [], text);
    }
});
test('tables can be added to and removed from a verdict', () => {
    const cp437 = createDocument({ bytes: bytesOf('D\u251c\u00a1as fr\u251c\u00a1os y ma\u251c\u2592ana\n') });
    const [line] = cp437.suspects(-1);
    assert.is(cp437.verdictOf(line, noChoice).kind, 'damaged');
    assert.is.not(cp437.verdictOf(line, { add: [], remove: ['cp437', 'cp850'] }).kind, 'damaged');
    // The first answer is not changed by the second question.
    assert.is(cp437.verdictOf(line, noChoice).kind, 'damaged');
    const macRoman = createDocument({ bytes: bytesOf('Les gar\u221a\u00dfons \u221a\u00a9taient pr\u221a\u2122ts \u221a\u2020 partir\n') });
    const [other] = macRoman.suspects(-1);
    assert.is(macRoman.verdictOf(other, noChoice).kind, 'right');
    assert.is(macRoman.verdictOf(other, { add: ['macintosh'], remove: [] }).kind, 'damaged');
});
const wideText = 'one \u{1f600}\r\nGr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\r\n';
const wide = (isLittleEndian) => {
    const bytes = Buffer.from(`\ufeff${wideText}`, 'utf16le');
    return Uint8Array.from(isLittleEndian ? bytes : bytes.swap16());
};
for (const [encoding, isLittleEndian] of [['utf-16le', true], ['utf-16be', false]]) {
    test(`${encoding} is read as text without its mark, and places are places of that text`, () => {
        const document = createDocument({ bytes: wide(isLittleEndian) });
        assert.is(document.decision.encoding, encoding);
        assert.not(document.isEditable);
        assert.is(document.text({ start: 0, end: document.utf8.length }), wideText);
        const findings = lint(document, { rules: configured });
        assert.equal(findings.map(({ ruleId, span }) => [ruleId, document.placeOf(span.start), document.codeUnitOffsetOf(span.start)]), [
            ['no-bom', { line: 1, column: 1 }, 0],
            ['no-mojibake', { line: 2, column: 3 }, 10]
        ]);
    });
    test(`${encoding} is edited only as a whole, and only when unsafe edits are asked for`, () => {
        const bytes = wide(isLittleEndian);
        const findings = lint(createDocument({ bytes }), { rules: configured });
        assert.equal(findings.map(({ edit, expected }) => [edit?.tier, edit?.span, expected]), [['unsafe', { start: 0, end: bytes.length }, undefined], [undefined, undefined, undefined]]);
        const settings = { rules: configured, scopeFor: () => undefined };
        assert.is(shownBytes(fix(createDocument({ bytes }), { ...settings, unsafe: false }).bytes), shownBytes(bytes));
        const rewritten = fix(createDocument({ bytes }), { ...settings, unsafe: true });
        assert.is(Buffer.from(rewritten.bytes).toString(), 'one \u{1f600}\r\nGr\u00fc\u00dfe f\u00fcr alle\r\n');
        assert.equal(rewritten.findings, []);
    });
}
test('a part of a larger buffer is read as that part', () => {
    const part = new Uint8Array(Buffer.from('xxx\xff\xfe\0\0a\0\0\0yyy', 'latin1')).subarray(3, 11);
    const document = createDocument({ bytes: part });
    assert.is(document.decision.encoding, 'utf-32le');
    assert.is(document.text({ start: 0, end: document.utf8.length }), 'a');
});
test('a declared encoding is used, and a label that nobody knows is no error', () => {
    const legacy = createDocument({ bytes: bytesOf('caf', [0xe9]), encoding: 'latin1' });
    assert.is(legacy.text({ start: 0, end: legacy.utf8.length }), 'caf\u00e9');
    assert.not(legacy.isEditable);
    assert.is(createDocument({ bytes: bytesOf('caf', [0xe9]), encoding: 'no-such-thing' }).decision.decidedBy, 'detection');
});
test('valid UTF-8 is read as UTF-8 whatever is declared, and the declaration is what is reported', () => {
    const document = createDocument({ bytes: bytesOf('ok\nd\u00e9j\u00e0 vu\n'), encoding: 'windows-1252' });
    assert.ok(document.isEditable);
    assert.is(document.text({ start: 3, end: 12 }), 'd\u00e9j\u00e0 vu');
    const findings = lint(document, { rules: configured });
    assert.equal(findings.map(({ ruleId, level }) => [ruleId, level]), [['ambiguous-encoding', 'warning']]);
    assert.match(findings[0]?.reason ?? '', /^Unexpected encoding `windows-1252` \(--encoding\), expected `utf-8`/);
});
test.run();
