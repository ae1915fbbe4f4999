import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { partialDamage } from '../../src/mojibake/partial.js';
import { bitOf, defaultTables } from '../../src/mojibake/reversal-tables.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
function damageOf(line, tables = defaultTables) {
    const damage = partialDamage(line, tables);
    if (damage === undefined)
        throw new Error(`no damage in ${escape(line)}`);
    return damage;
}
const lossesOf = (line) => damageOf(line).pairs.map(({ lost }) => lost);
test('damage beside right letters is found, with its pairs and what breaks the proof', () => {
    const damage = damageOf('Un caf\u00c3\u00a9 pr\u00e8s du pont');
    assert.is(damage.table, 'windows-1252');
    assert.is(damage.text, 'Un caf\u00e9 pr\u00e8s du pont');
    assert.equal(damage.pairs, [{ found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 6, expectedStart: 6 }]);
    assert.equal(damage.breaker, { index: 11, found: '\u00e8', bytes: [0xe8], problem: 'cut' });
});
test('damage through other common tables is found in part as well', () => {
    const words = { 'windows-1251': '\u0447\u0430\u0439 \u0438 \u0445\u043b\u0435\u0431', 'windows-1250': 'P\u0159\u00ed\u0161t\u011b', cp437: 'd\u00e9j\u00e0 \u2014', cp850: 'd\u00e9j\u00e0 \u2014' };
    for (const [table, word] of Object.entries(words)) {
        const damaged = misread(word, table) ?? '';
        const damage = damageOf(`\u4e2d ${damaged}`);
        assert.is(damage.table, table);
        assert.is(damage.text, `\u4e2d ${word}`);
        assert.equal(damage.breaker, { index: 0, found: '\u4e2d', bytes: [], problem: 'no-byte' });
    }
});
test('pairs and what lies between them make up the line and the text', () => {
    const lines = [
        '\u00e9 \u00f0\u0178\u02dc\u20ac x \u00c3\u00a9\u00c3\u00a8 \u0416', 'voil\u00c3 , d\u00c3\u00a9j\u00c3 ', '\u00e2\u20ac\u0153oui\u00e2\u20ac? \u00e2\u20ac\u0153non\u00e2\u20ac fin', 'he said \x1cyes\x1d and don\x19t', 'voil\u00c3 '
    ];
    for (const line of lines) {
        const { pairs, text } = damageOf(line);
        let foundEnd = 0;
        let rebuilt = '';
        for (const pair of pairs) {
            rebuilt += line.slice(foundEnd, pair.foundStart);
            assert.is(pair.expectedStart, rebuilt.length, escape(line));
            assert.is(line.slice(pair.foundStart, pair.foundStart + pair.found.length), pair.found, escape(line));
            rebuilt += pair.expected;
            foundEnd = pair.foundStart + pair.found.length;
        }
        assert.is(rebuilt + line.slice(foundEnd), text, escape(line));
    }
});
test('a no-break space that became a space or was trimmed is a lost byte', () => {
    assert.equal(lossesOf('voil\u00c3 , c\u2019est \u00e7a, d\u00c3 '), ['no-break space', 'no-break space']);
    assert.is(damageOf('voil\u00c3  la table').text, 'voil\u00e0 la table');
    assert.is(damageOf('et voil\u00c3').text, 'et voil\u00e0');
    assert.equal(lossesOf('et voil\u00c3'), ['no-break space']);
});
test('a byte that became a question mark, or nothing, is a lost byte', () => {
    assert.equal(lossesOf('\u00e2\u20ac\u0153oui\u00e2\u20ac?'), [undefined, 'question mark']);
    assert.equal(lossesOf('\u00e2\u20ac\u0153oui\u00e2\u20ac dit-il'), [undefined, 'dropped byte']);
    assert.equal(lossesOf('\u00e2\u20ac\u0153oui\u00e2\u20ac'), [undefined, 'dropped byte']);
    assert.is(damageOf('\u00e2\u20ac\u0153oui\u00e2\u20ac?').text, '\u201coui\u201d');
    assert.is(damageOf('\u00e2\u20ac\u0153oui\u00e2\u20ac dit-il').text, '\u201coui\u201d dit-il');
    assert.is(damageOf('\u00e2\u20ac\u0153oui\u00e2\u20ac.').text, '\u201coui\u201d.');
});
test('code units that were cut to their low byte are damage', () => {
    const damage = damageOf('he said \x1cyes\x1d \x14 don\x19t');
    assert.is(damage.text, 'he said \u201cyes\u201d \u2014 don\u2019t');
    assert.equal(damage.pairs.map(({ bytes, lost }) => [bytes, lost]), [0x1c, 0x1d, 0x14, 0x19].map((byte) => [[byte], 'high byte']));
    assert.is(damageOf('pages 3\x135').text, 'pages 3\u20135');
    assert.is(damageOf('a \x18quoted\x19 word').text, 'a \u2018quoted\u2019 word');
});
test('a misread U+FFFD is left as it stands, and breaks the proof where nothing else does', () => {
    const damage = damageOf('caf\u00c3\u00a9 \u00ef\u00bf\u00bd th\u00c3\u00a9');
    assert.is(damage.text, 'caf\u00e9 \u00ef\u00bf\u00bd th\u00e9');
    assert.equal(damage.pairs.map(({ foundStart }) => foundStart), [3, 12]);
    assert.equal(damage.breaker, { index: 6, found: '\u00ef\u00bf\u00bd', bytes: [0xef, 0xbf, 0xbd], problem: 'forbidden', expected: '\ufffd' });
    assert.is(damageOf('caf\u00c3\u00a9 \u00ef\u00bf\u00bd \u0416').breaker?.found, '\u0416');
    for (const lost of ['\ufffd', '\ufeff', '\ue000', '\ufdd0', '\uffff']) {
        const form = misread(lost, 'latin-1') ?? '';
        assert.ok(damageOf(`caf\u00c3\u00a9 th\u00c3\u00a9 ${form} \u0416`).text.includes(form), escape(lost));
    }
});
test('only the tables of the mask count', () => {
    const line = 'Un caf\u00c3\u00a9 pr\u00e8s du pont';
    assert.is(partialDamage(line, 0), undefined);
    assert.is(partialDamage(line, bitOf('cp437')), undefined);
    assert.is(damageOf(line, bitOf('windows-1252')).table, 'windows-1252');
});
/** Right text that holds what looks like a piece of damage. */
const lookAlikes = {
    Czech: ['\u201eP\u0158\u00cd\u0160T\u011a\u2026\u201c \u2013 K\u016e\u0147\u2122', '\u0158\u00cdJ\u00c1\u00bb'],
    Dutch: ['Zie co\u00f6rdinatie\u2026 \u2018ge\u00efnd\u2019 \u2013 \u20ac 5'],
    French: ['LE CAF\u00c9\u00ae \u2013 d\u00e9j\u00e0 \u00ab \u00c0 LA FOR\u00caT \u00bb', 'D\u00c9J\u00c0\u2026 \u00c9T\u00c9\u2122'],
    German: ['Viel Spa\u00df\u2026 beim \u201eGRO\u00df\u201c-Schreiben', 'GR\u00d6SSE\u00b2 \u00d6\u00a7 3'],
    Greek: ['\u039f\u0394\u039f\u03a3\u2026 \u00ab\u039d\u0391\u0399\u00bb', '\u038c\u03a7\u0399\u2122'],
    Hebrew: ['\u05dc\u05d0\u2026 \u05db\u05df\u201d'],
    Polish: ['\u201eTAK\u0104\u201d\u2026 \u0141\u00d3D\u0179\u2122'],
    Portuguese: ['A IRM\u00c3 DE \u201cJO\u00c3O\u201d, AMANH\u00c3\u2026', 'AMANH\u00c3 H\u00c1 P\u00c3O', 'A LI\u00c7\u00c3O DA MA\u00c7\u00c3'],
    Romanian: ['VIL\u0102\u00a0\u0219i CAS\u0102\u00a0nou\u0103', '\u201eMAM\u0102\u201d \u0219i \u201eTAT\u0102\u201d'],
    Russian: ['\u0442\u0435\u0433 \u00ab\u0440\u00bb\u2026 \u2013 \u0420', '\u0412 \u0421\u0421\u0421\u0420\u00a0\u0432 1950 \u0433\u043e\u0434\u0443', '\u0413\u041e\u0421\u0422 \u0420\u00a0\u0418\u0421\u041e', '\u041a\u0410\u0421\u0421\u0418\u0420\u00ae \u0438 \u042e\u0412\u0415\u041b\u0418\u0420\u2122', '\u0412\u00a0\u0420\u043e\u0441\u0441\u0438\u0438 \u2116\u00a05'],
    Spanish: ['ESPA\u00d1A\u00ae \u2014 \u00abA\u00d1O\u00bb', '\u00bfS\u00cd\u2026?'],
    Swedish: ['\u00c5\u00c4\u00d6\u2026 \u201dSM\u00c5\u201d', 'P\u00c5\u00a0\u00d6N', 'en \u00d6\u00bb \u2013 tre \u00d6\u00b2'],
    Thai: ['\u201c\u0e25\u0e1a\u201d \u0e44\u0e1f\u0e25\u0e4c\u2026'],
    Turkish: ['\u00d6\u011frenin\u2026 \u201c\u015eU\u201d \u2013 I\u015eI\u011e\u2122', 'YA\u011e\u00a0ve DA\u011e\u00a0\u0131\u015f\u0131\u011f\u0131'],
    Vietnamese: ['\u0110\u00c3\u2026 \u201cC\u00c0 PH\u00ca\u201d', 'H\u00c0 N\u1ed8I \u2013 \u0110\u00c0 L\u1ea0T\u00ae'],
    'box drawing': ['\u251c\u2500\u2500 caf\u00e9', '\u2502 \u00e9t\u00e9 \u2502 \u2550\u2550 \u2551'],
    mathematics: ['A \u2229 B = \u2205, x \u2265 y \u2014 \u00b12 \u00b5m\u00b2']
};
test('right text that looks like damage is left alone', () => {
    for (const [language, lines] of Object.entries(lookAlikes)) {
        for (const line of lines)
            assert.is(partialDamage(line, defaultTables), undefined, `${language}: ${escape(line)}`);
    }
});
test('a capital and a sign inside a word of small letters are damage', () => {
    assert.is(damageOf('caf\u0102\u00a9 \u4e2d').text, 'caf\u00e9 \u4e2d'); // through windows-1250
    assert.is(damageOf('caf\u0413\u00a9 \u4e2d').text, 'caf\u00e9 \u4e2d'); // through windows-1251
});
test('right sentences are left alone', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        for (const line of [sentence, sentence.toUpperCase(), `\u201c${sentence}\u201d\u2026`])
            assert.is(partialDamage(line, defaultTables), undefined, `${language}: ${line}`);
    }
});
test('a line that holds other C0 controls is a record of some format, not cut text', () => {
    assert.is(partialDamage('he said \x1cyes\x1d \x01', defaultTables), undefined);
    assert.is(partialDamage('name\x1fvalue\x1dname\x1fvalue', defaultTables), undefined);
});
test('long lines take time in proportion to their length', () => {
    // Where one step looked at the whole line, these would take minutes, not a second.
    const long = 100_000;
    assert.is(damageOf('don\x19t '.repeat(long)).pairs.length, long);
    assert.is(damageOf(`${'voil\u00c3  '.repeat(long)}\u0416`).pairs.length, long);
    assert.is(damageOf(`${'\u00c3\u00a9 '.repeat(long)}\u0416`).pairs.length, long);
});
test.run();
