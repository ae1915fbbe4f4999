import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { tableOf, unassigned } from '../../src/encoding/tables.js';
import { checkFix } from './fix-promises.js';
import { bytesOf, randomFile, randomFrom, shownBytes } from './random-bytes.js';
const settings = (config = {}) => ({ rules: configure(rules, { rules: config }), scopeFor: createScope, unsafe: false });
const open = (bytes, path = 'a.txt') => createDocument({ bytes, path });
const fixed = (text, path) => Buffer.from(fix(open(bytesOf(text), path), settings()).bytes).toString();
const sentences = [
    'Le caf\u00e9 est d\u00e9j\u00e0 ferm\u00e9 jusqu\u2019\u00e0 l\u2019\u00e9t\u00e9.', 'Die Stra\u00dfe f\u00fcr Fu\u00dfg\u00e4nger ist gesperrt \u2013 sch\u00f6n!', 'La ni\u00f1a so\u00f1\u00f3 con el mar y ma\u00f1ana volver\u00e1.',
    '\u0417\u0430\u0432\u0442\u0440\u0430 \u0431\u0443\u0434\u0435\u0442 \u0434\u043e\u0436\u0434\u044c, \u0430 \u043c\u044b \u0438\u0434\u0451\u043c \u0433\u0443\u043b\u044f\u0442\u044c.', 'Za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105 ja\u017a\u0144, prosz\u0119 ci\u0119.', '\u4eca\u5929\u5929\u6c14\u5f88\u597d\uff0c\u6211\u4eec\u53bb\u516c\u56ed\u3002',
    'All plain ASCII in this line.', 'Two \u{1f600} faces \u{1f389} here', '10\u00a0\u20ac \u2014 \u201cok\u201d'
];
/** Reads text once more through a table; where the table has no character for a byte, the text stays as it is. */
function misread(text, tableName) {
    const { upperHalf } = tableOf(tableName);
    const codePoints = [...Buffer.from(text)].map((byte) => (byte < 0x80 ? byte : upperHalf[byte - 0x80]));
    return codePoints.includes(unassigned) ? text : String.fromCodePoint(...codePoints);
}
/** A file of right and damaged lines with all line ends, marks, NUL and bad bytes. */
function randomLines(random) {
    const made = [];
    for (let left = 1 + random(8); left > 0; left--) {
        const marks = ['', '', '', '\ufeff', '\ufeff\ufeff', '\u00ef\u00bb\u00bf'][random(6)];
        let text = sentences[random(sentences.length)];
        for (let layers = [0, 1, 1, 2, 3][random(5)]; layers > 0; layers--)
            text = misread(text, ['windows-1252', 'latin-1', 'windows-1251', 'windows-1250', 'cp437', 'cp850'][random(6)]);
        const spoils = ['', '', '', '', '\0', '\ufffd', '\u00e9', [0xe9], [0xe2, 0x82], '\u0019', '`x`'];
        made.push(marks, text, spoils[random(spoils.length)], left === 1 && random(2) === 0 ? '' : ['\n', '\r\n', '\r'][random(3)]);
    }
    return bytesOf(...made);
}
test('a fix keeps its promises on random lines of right and damaged text', () => {
    const seed = 20260804;
    const random = randomFrom(seed);
    let changed = 0;
    for (let run = 0; run < 600; run++) {
        const bytes = randomLines(random);
        checkFix(bytes, run % 3 === 0 ? 'a.md' : 'a.txt', `seed ${seed}, run ${run}: ${JSON.stringify(shownBytes(bytes))}`);
        if (shownBytes(fix(open(bytes), settings()).bytes) !== shownBytes(bytes))
            changed++;
    }
    assert.ok(changed > 200, `enough files are damaged to mean something: ${changed}`);
});
test('a fix keeps its promises on random pieces of damage and bad bytes', () => {
    const seed = 20260805;
    const random = randomFrom(seed);
    for (let run = 0; run < 2000; run++) {
        const bytes = randomFile(random, 10);
        // A file in UTF-16 has other lines.
        if (!open(bytes).isEditable)
            continue;
        checkFix(bytes, run % 4 === 0 ? 'a.md' : 'a.txt', `seed ${seed}, run ${run}: ${JSON.stringify(shownBytes(bytes))}`);
    }
});
test('marks and damage of one line go in one fix', () => {
    assert.is(fixed('\ufeff\u00ef\u00bb\u00bf# Gr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\n'), '# Gr\u00fc\u00dfe f\u00fcr alle\n');
});
test('what one pass lays bare the next one mends', () => {
    // A mark that was misread twice is damage first and a misread mark afterwards.
    assert.is(fixed('\u00c3\u00af\u00c2\u00bb\u00c2\u00bf# Titel\n'), '# Titel\n');
});
test('scopes are asked of the text as it stands in each pass', () => {
    const seen = [];
    const document = open(bytesOf('\ufeffGr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\n'));
    fix(document, { ...settings(), scopeFor: (current) => (seen.push(shownBytes(current.bytes)), undefined) });
    assert.is(seen.length, 2);
    assert.is(seen[0], shownBytes(document.bytes));
    assert.is(seen[1], Buffer.from('Gr\u00fc\u00dfe f\u00fcr alle\n').toString('latin1'));
});
test('what is left is reported from the repaired text', () => {
    const { findings, document } = fix(open(bytesOf('\ufeff\ufeffJos\ufffd\n')), settings());
    assert.equal(findings.map(({ ruleId, span }) => [ruleId, document.placeOf(span.start)]), [['no-replacement-char', { line: 1, column: 4 }]]);
});
test('what was declared for a file holds in every pass', () => {
    const bytes = bytesOf('Gr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\n', [0xff], '\n');
    const { findings } = fix(createDocument({ bytes, encoding: 'utf-8' }), settings());
    assert.equal(findings.map(({ ruleId }) => ruleId), ['no-replacement-char']);
});
test('a rule that is off makes no edit', () => {
    const bytes = bytesOf('\ufeffGr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\n');
    assert.is(Buffer.from(fix(open(bytes), settings({ 'no-mojibake': 'off' })).bytes).toString(), 'Gr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle\n');
});
test('a file without findings is given back as it is', () => {
    const document = open(bytesOf('Gr\u00fc\u00dfe\r'));
    assert.is(fix(document, settings()).document, document);
});
test.run();
