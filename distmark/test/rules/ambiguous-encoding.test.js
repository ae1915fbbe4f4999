import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { configure } from '../../src/lint/config.js';
import '../../src/encoding/standard-codecs.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { bytesOf } from '../lint/random-bytes.js';
/** What the rule says of a file, as reason and note. */
function told(bytes, { path = 'a.txt', noMojibake = 'error' } = {}) {
    const document = createDocument({ bytes, path });
    const findings = lint(document, { rules: configure(rules, { rules: { 'no-mojibake': noMojibake } }), scopeOf: createScope(document) });
    return findings.filter(({ ruleId }) => ruleId === 'ambiguous-encoding').map(({ reason, note = '' }) => ({ reason, note }));
}
const cyrillic = (text) => [...text].map((character) => (character < '\x80' ? character.charCodeAt(0) : character.charCodeAt(0) - 0x410 + 0xc0));
const russian = '\u0417\u0430\u0432\u0442\u0440\u0430 \u0431\u0443\u0434\u0435\u0442 \u0434\u043e\u0436\u0434\u044c, \u0432\u043e\u0437\u044c\u043c\u0438 \u0437\u043e\u043d\u0442';
test('the first bad byte is named with its bytes, and the likeliest encoding comes first', () => {
    const [only, ...others] = told(bytesOf('# x\n', cyrillic(russian), '\n', cyrillic(russian), '\n'));
    assert.equal(others, []);
    assert.match(only.reason, /^Unexpected byte C7 \(.*\), expected UTF-8; the line reads as windows-1251/);
    assert.ok(only.note.includes(`as windows-1251: \`${russian}\``), only.note);
});
test('further lines of the file are counted', () => {
    assert.match(told(bytesOf('na', [0xef], 've\nfa', [0xe7], 'ade\n'))[0].note, /^1 more line holds bytes/m);
    assert.match(told(bytesOf('na', [0xef], 've\nfa', [0xe7], 'ade\nca', [0xe7], 'a\n'))[0].note, /^2 more lines hold bytes/m);
});
test('the note tells what to do', () => {
    assert.match(told(bytesOf('na', [0xef], 've\n'))[0].note, /save it as UTF-8 .* `--encoding`/);
});
test('the bytes around the bad one are read, however far in the line it stands', () => {
    const [only] = told(bytesOf('x '.repeat(3000), cyrillic(russian), ' y'.repeat(3000), '\n'));
    assert.match(only.reason, /the line reads as windows-1251/);
});
test('a long line is not cut inside a character of two bytes', () => {
    const hanzi = [0xbd, 0xf1, 0xcc, 0xec, 0xcc, 0xec, 0xc6, 0xf8, 0xba, 0xdc, 0xba, 0xc3];
    for (const lead of ['', 'x']) {
        const [only] = told(bytesOf(lead, ...Array.from({ length: 60 }, () => hanzi), ', ', ...Array.from({ length: 300 }, () => hanzi), '\n'));
        assert.match(only.reason, /the line reads as gb18030/);
    }
});
test('each kind of fault has its words', () => {
    const reasonOf = (...bytes) => told(bytesOf('\u00e9t\u00e9 \u2013 \u20ac \u00fcber\n', bytes, '\n'))[0].reason;
    assert.match(reasonOf(0x80), /byte 80 \(no UTF-8 sequence begins so\)/);
    assert.match(reasonOf(0xe2, 0x82), /bytes E2 82 \(a UTF-8 sequence that ends too early\), expected UTF-8$/);
    assert.match(reasonOf(0xc0, 0xaf), /bytes C0 AF \(`\/` \(U\+002F\) in an overlong form\)/);
    assert.match(reasonOf(0xed, 0xa0, 0xbd), /\(half of a surrogate pair, as in CESU-8\)/);
    assert.match(reasonOf(0xf4, 0x90, 0x80, 0x80), /\(beyond U\+10FFFF\)/);
});
test('a line of readings that differ lists each with its table and its gain', () => {
    const [only] = told(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n'));
    assert.match(only.reason, /^Unexpected `\u00c3\u017errebr\u00c3\u017e`, expected one of `\u00f8rrebr\u00f8` \(iso-8859-15\), `\u00fcrrebr\u00fc` \(iso-8859-10\)/);
    assert.match(only.note, /UTF-8 read as iso-8859-15.*, gain \d+\.\d nats\n.*UTF-8 read as iso-8859-10.*, gain \d+\.\d nats\n/);
    assert.match(only.note, /`--fix` leaves the line/);
});
test('a reading that only names a control is told with the letters beside it, as the others are', () => {
    const [only] = told(bytesOf('S\u00c5\u0093de\n'));
    assert.match(only.reason, /^Unexpected `\u00c5<U\+0093>`, expected one of /);
    for (const text of ['\u00c5\u201c', '\u0153'])
        assert.ok(only.reason.includes(`\`${text}\` (`), `${text} in ${only.reason}`);
});
test('damage that is allowed, or in code that is passed over, is not listed either', () => {
    const damage = 'Sm\u00c3\u017errebr\u00c3\u017ed';
    assert.is(told(bytesOf(damage), { noMojibake: ['error', { allow: [damage] }] }).length, 0);
    assert.is(told(bytesOf(`\`${damage}\``), { path: 'a.md', noMojibake: ['error', { code: 'skip' }] }).length, 0);
    assert.is(told(bytesOf(damage), { path: 'a.md', noMojibake: ['error', { code: 'skip' }] }).length, 1);
});
test('readings are listed where no-mojibake is off', () => {
    assert.is(told(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n'), { noMojibake: 'off' }).length, 1);
});
test('options of no-mojibake hold for the readings of a line though that rule is off', () => {
    const line = bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n');
    assert.is(told(line).length, 1);
    assert.is(told(line, { noMojibake: 'off' }).length, 1);
    assert.equal(told(line, { noMojibake: ['off', { allow: ['Sm\u00c3\u017errebr\u00c3\u017ed'] }] }), []);
});
/** What the rule says of a file about whose encoding something is known, with the text that it marks. */
function toldOf(input, options = {}) {
    const document = createDocument(input);
    const findings = lint(document, { rules: configure(rules, { rules: { 'ambiguous-encoding': ['warn', options] } }) });
    return findings.filter(({ ruleId }) => ruleId === 'ambiguous-encoding').map(({ reason, note = '', span }) => ({ reason, note, marked: document.text(span) }));
}
const pageOf = (label, ...bytes) => bytesOf(`<title>`, bytes, `</title><meta charset=${label}>`);
test('a declaration inside the file is marked where it stands in the text, though that is longer than the bytes', () => {
    const [only] = toldOf({ bytes: pageOf('koi8-r', 0xe4, 0xe9), path: 'a.html', declared: 'windows-1251' });
    assert.is(only?.marked, 'koi8-r');
    assert.match(only?.note ?? '', /read as windows-1251.*correct the one that is wrong/);
});
test('a declaration outside the file is told at its start and not corrected', () => {
    const [only] = toldOf({ bytes: bytesOf('caf\u00e9'), encoding: 'koi8-r' });
    assert.equal([only?.marked, only?.reason], ['', 'Unexpected encoding `koi8-r` (--encoding), expected `utf-8`: the file is valid UTF-8']);
    assert.match(only?.note ?? '', /Correct the declaration, or save/);
});
test('each declaration that UTF-8 contradicts is told', () => {
    const reasons = toldOf({ bytes: bytesOf('<meta charset=koi8-r>caf\u00e9'), path: 'a.html', contentType: 'text/html; charset=big5', declared: 'latin1' }).map(({ reason }) => /`(\S+)`/.exec(reason)?.[1]);
    assert.equal(reasons.toSorted(), ['big5', 'koi8-r', 'latin1']);
});
test('a mark of UTF-16 in a file that should be UTF-8 is left to no-bom', () => {
    assert.equal(toldOf({ bytes: bytesOf([0xff, 0xfe], 'a\0'), declared: 'utf-8' }), []);
    assert.is(toldOf({ bytes: bytesOf([0xff, 0xfe], 'a\0'), declared: 'utf-16be' }).length, 1);
});
test('a late declaration is told where nothing stronger is there', () => {
    const bytes = bytesOf(`<head><!--${'x'.repeat(1024)}-->\n<meta charset=utf-8>\u00e9`);
    assert.equal(toldOf({ bytes, path: 'a.html' }).map(({ marked }) => marked), ['utf-8']);
    for (const known of [{ encoding: 'utf-8' }, { contentType: 'text/html; charset=utf-8' }, { declared: 'utf-8' }])
        assert.equal(toldOf({ bytes, path: 'a.html', ...known }), [], JSON.stringify(known));
    assert.equal(toldOf({ bytes: bytesOf('\ufeff', [...bytes]), path: 'a.html' }), []);
});
test('a label means more than it says only to a file that goes beyond it', () => {
    assert.equal(toldOf({ bytes: bytesOf([0xe9]), encoding: 'latin1' }), []);
    const [only] = toldOf({ bytes: bytesOf([0xe9], ' ', [0x85]), encoding: 'latin1' });
    assert.match(only?.reason ?? '', /^Unexpected byte 85 under the label `latin1`, expected the label `windows-1252`: browsers read `\u2026` \(U\+2026\)/);
    assert.is(only?.marked, '\u2026');
    assert.match(only?.note ?? '', /ISO\/IEC 8859-1/);
    // EUC-JP has no label that means the same to all.
    assert.match(toldOf({ bytes: bytesOf([0xa1, 0xc1]), encoding: 'euc-jp' })[0]?.reason ?? '', /expected UTF-8: browsers read/);
    // With characters that cannot be read, the rest may be out of step.
    assert.equal(toldOf({ bytes: bytesOf([0x81, 0x60, 0xff]), encoding: 'shift_jis' }), []);
});
test('a repository that wants UTF-8 is told of all other files, once', () => {
    const wanted = { require: 'utf-8' };
    assert.match(toldOf({ bytes: bytesOf([0xe9]), declared: 'windows-1252' }, wanted)[0]?.note ?? '', /`--fix --unsafe-fixes` writes it again as UTF-8/);
    assert.match(toldOf({ bytes: bytesOf([0xaa]), encoding: 'windows-1253' }, wanted)[0]?.note ?? '', /not written again, since it holds bytes that windows-1253 cannot read/);
    assert.is(toldOf({ bytes: bytesOf([0xe9]), declared: 'windows-1252' }).length, 0);
    for (const bytes of [bytesOf('caf\u00e9'), bytesOf('ascii')])
        assert.equal(toldOf({ bytes, declared: 'utf-8' }, wanted), []);
    assert.equal(toldOf({ bytes: bytesOf('ascii'), declared: 'windows-1252' }, wanted), []);
    // The mark of UTF-16 is reported by no-bom, UTF-16 without one as that, undeclared bytes as those.
    assert.equal(toldOf({ bytes: bytesOf([0xff, 0xfe], 'a\0') }, wanted), []);
    assert.match(toldOf({ bytes: bytesOf('a\0 \0b\0') }, wanted).map(({ reason }) => reason).join(), /^Unexpected UTF-16LE without a byte order mark, expected UTF-8$/);
    assert.is(toldOf({ bytes: bytesOf([0xe9]) }, wanted).length, 1);
});
test('a label that browsers do not know is named beside bytes that nothing explains', () => {
    const [only] = toldOf({ bytes: pageOf('cp949', 0xb0, 0xa1), path: 'a.html' });
    assert.match(only?.note ?? '', /Its label `cp949` \(<meta charset>\) is none that browsers read/);
});
test('CESU-8 and overlong forms are read as what they spell', () => {
    assert.match(toldOf({ bytes: bytesOf('x ', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]) })[0]?.reason ?? '', /bytes ED A0 BD ED B8 80 \(`\u{1f600}` \(U\+1F600\) as CESU-8 spells it\), expected UTF-8$/u);
    assert.match(toldOf({ bytes: bytesOf('x', [0xc0, 0x80]) })[0]?.reason ?? '', /bytes C0 80 \(`<U\+0000>` \(U\+0000\) in an overlong form\)/);
});
test('text in seven bits is told once, with a sample', () => {
    const [only, ...others] = toldOf({ bytes: bytesOf('a\nb \x1b$B$"\x1b(B\nc \x1b$B$"\x1b(B\n') });
    assert.equal(others, []);
    assert.match(only?.note ?? '', /^as iso-2022-jp: `b \u3042`\n/);
    assert.match(toldOf({ bytes: bytesOf('caf+AOk- cr+AOg-me\n') })[0]?.note ?? '', /^as utf-7: `caf\u00e9 cr\u00e8me`\n/);
    assert.not.match(toldOf({ bytes: bytesOf('\x1b$)C\x0e!!\x0f\n') })[0]?.note ?? '', /^as /);
    assert.equal(toldOf({ bytes: bytesOf('b \x1b$B$"\x1b(B\n'), encoding: 'iso-2022-jp' }), []);
    // Pairs that are no characters: an escape sequence alone proves nothing.
    assert.equal(toldOf({ bytes: bytesOf('b \x1b$B\x01\x02\n') }), []);
});
test.run();
