import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { legacyEncodings, withLegacyReadings } from '../../src/mojibake/legacy-reading.js';
import { mayBeLegacy } from '../../src/mojibake/legacy-run.js';
import { isProved, pairsOf } from '../../src/mojibake/pair.js';
import { readings as readingsOfLine } from '../../src/mojibake/proved-reading.js';
import { readingsOf, tablesOf } from '../../src/mojibake/reading.js';
import { defaultTables, tablesWith } from '../../src/mojibake/reversal-tables.js';
import { judge, judgeLines } from '../../src/mojibake/verdict.js';
import { readShared } from '../shared-folder.js';
import { bytesMisread, misread } from './misreading.js';
import { sentences } from './sentences.js';
/** The encodings that texts of a language were written in. */
const encodingsOf = {
    Russian: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'], Ukrainian: ['windows-1251', 'koi8-u'], Bulgarian: ['windows-1251'],
    Greek: ['windows-1253', 'iso-8859-7'], Hebrew: ['windows-1255', 'iso-8859-8'], Arabic: ['windows-1256', 'iso-8859-6'], Thai: ['windows-874'],
    Japanese: ['shift_jis', 'euc-jp'], Chinese: ['gbk'], Korean: ['euc-kr']
};
test('a sentence in another encoding that was read as windows-1252 or latin-1 is read back, and proved', () => {
    const seen = new Set();
    for (const [language, encodings] of Object.entries(encodingsOf)) {
        for (const encoding of encodings) {
            for (const table of ['windows-1252', 'latin-1']) {
                const sentence = sentences[language] ?? '';
                const line = bytesMisread(sentence, encoding, table);
                const where = `${language} in ${encoding} as ${table}`;
                const verdict = judge(line, defaultTables);
                if (verdict.kind !== 'damaged')
                    throw new Error(`${where} is ${verdict.kind}`);
                const { reading } = verdict;
                assert.is(reading.text, sentence, where);
                assert.ok(isProved(line, reading), where);
                assert.is(pairsOf(line, reading).map(({ expected }) => expected).join(''), sentence.replace(/[\0-\x7f]/g, ''), where);
                seen.add(encoding);
            }
        }
    }
    // Traditional Chinese has no sentence of its own (HAN: the weather of the library is very good), and small Cyrillic letters are the
    // same in x-mac-cyrillic and windows-1251, so that the two come close.
    for (const [text, encoding] of [['\u5716\u66f8\u9928\u7684\u5929\u6c23\u5f88\u597d', 'big5'], [sentences['Russian'] ?? '', 'x-mac-cyrillic']]) {
        assert.is(judge(bytesMisread(text, encoding, 'windows-1252'), defaultTables).proved[0]?.text, text, encoding);
        seen.add(encoding);
    }
    assert.equal(legacyEncodings.filter((encoding) => !seen.has(encoding)), []);
});
test('a layer names the encoding that the bytes were in, and the table that read them', () => {
    const [reading] = readingsOfLine('\u00f0\u00d2\u00c9\u00d7\u00c5\u00d4'); // CYRILLIC: privet
    assert.equal([reading?.text, reading?.layers.map(({ original, tables }) => [original, tables])], ['\u041f\u0440\u0438\u0432\u0435\u0442', [['koi8-r', ['windows-1252', 'latin-1']]]]);
    assert.equal(reading?.pairs[0], { found: '\u00f0', bytes: [0xf0], expected: '\u041f', foundStart: 0, expectedStart: 0 });
});
test('bytes of an encoding are a misreading of their own in a file, whatever table read them', () => {
    const namesOf = (encoding) => {
        const reading = readingsOfLine(bytesMisread(sentences['Russian'] ?? '', encoding, 'windows-1252'))[0];
        return reading === undefined ? [] : tablesOf(reading);
    };
    assert.is(namesOf('koi8-r').length, 1);
    assert.not.equal(namesOf('koi8-r'), namesOf('windows-1251'));
});
test('a character of several bytes takes in the ASCII character behind its lead', () => {
    const [reading] = readingsOfLine('\u201c\u00fa\u2013{\u0152\u00ea'); // CJK: nihongo
    assert.is(reading?.text, '\u65e5\u672c\u8a9e');
    assert.equal(reading?.pairs.map(({ found, bytes }) => [found, bytes]), [['\u201c\u00fa', [0x93, 0xfa]], ['\u2013{', [0x96, 0x7b]], ['\u0152\u00ea', [0x8c, 0xea]]]);
});
test('text of which only little speaks for other bytes stays as it is', () => {
    // Two hanzi in GBK, three Cyrillic letters, names and lists.
    for (const line of ['\u00d6\u00d0\u00ce\u00c4', '\u00ee\u00f7\u00e8', '\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1', '\u00e6\u00f8\u00e5\u00c6\u00d8\u00c5', 'I\u00f1t\u00ebrn\u00e2ti\u00f4n\u00e0liz\u00e6ti\u00f8n', '\u00bfQu\u00e9? \u00a1S\u00ed!', 'a \u00bb\u00a6\u00ab b']) {
        assert.is(judge(line, defaultTables).kind, 'right', line);
    }
});
test('UTF-8 that was read as windows-1252 is not taken for other bytes', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        const line = misread(sentence, 'windows-1252') ?? '';
        const readings = readingsOf(line, defaultTables);
        assert.is(withLegacyReadings(line, defaultTables, readings), readings, language);
    }
});
test('damage in part by UTF-8 is likelier than other bytes', () => {
    // Russian with a byte that was lost to a question mark.
    const line = `${misread('\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440', 'windows-1252') ?? ''} \u00d0?`;
    assert.is(judge(line, defaultTables).kind, 'partial');
});
test('tables that are left out leave out their bytes', () => {
    const line = bytesMisread(sentences['Russian'] ?? '', 'koi8-r', 'windows-1252');
    const originals = (remove) => {
        const tables = tablesWith({ add: [], remove });
        return withLegacyReadings(line, tables, []).map(({ layers }) => layers[0]?.original);
    };
    assert.ok(originals([]).includes('koi8-r'));
    assert.not(originals(['koi8-r']).includes('koi8-r'));
    assert.equal(originals(['windows-1252']), []);
});
test('the other lines of a file speak for the encoding of a short one', () => {
    const misreadAs = (text) => bytesMisread(text, 'windows-1251', 'windows-1252');
    const short = misreadAs('\u043c\u0430\u0434\u0430'); // CYRILLIC: mada
    const others = ['\u041a\u0430\u043a \u0434\u0435\u043b\u0430', '\u0423\u0442\u0440\u043e\u043c \u043c\u044b \u043f\u0438\u043b\u0438 \u0447\u0430\u0439', '\u0421\u0442\u0430\u0440\u044b\u0435 \u043f\u0438\u0441\u044c\u043c\u0430'].map(misreadAs);
    const right = () => ({ letters: { counts: new Map(), total: 0 }, lineCount: 0 });
    assert.is(judge(short, defaultTables).kind, 'right');
    const [verdict] = judgeLines([short, ...others], defaultTables, right);
    assert.is(verdict?.kind === 'damaged' ? verdict.reading.text : verdict?.kind, '\u043c\u0430\u0434\u0430');
});
test('no right line of the pack is taken for other bytes', () => {
    if (readShared('corpora/README.md', 'right lines of the pack beside bytes of other encodings') === undefined)
        return;
    const folder = path.join(import.meta.dirname, '../../../../shared/corpora/pack');
    let asked = 0;
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
        for (const line of fs.readFileSync(path.join(folder, file), 'utf8').split('\n')) {
            if (!mayBeLegacy(line))
                continue;
            asked++;
            const verdict = judge(line, defaultTables);
            assert.ok(verdict.kind === 'right' || verdict.kind === 'partial', `${file}: ${line}`);
        }
    }
    assert.ok(asked > 50 && asked < 130, `${asked} lines`);
});
test.run();
