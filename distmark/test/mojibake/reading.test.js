import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isProved } from '../../src/mojibake/pair.js';
import { holdsForbidden, mostLayers, readingsOf } from '../../src/mojibake/reading.js';
import { bitOf, defaultTables } from '../../src/mojibake/reversal-tables.js';
import { seededRandom } from '../seeded-random.js';
import { misread, readThrough } from './misreading.js';
import { randomDamage } from './random-damage.js';
import { sentences } from './sentences.js';
const textsOf = (line, tables = defaultTables) => readingsOf(line, tables).map(({ text }) => text);
test('the original is among the readings of a line, and every reading is proved', () => {
    const random = seededRandom(112);
    const byLayers = [0, 0, 0, 0];
    for (let round = 0; round < 12_000; round++) {
        const damage = randomDamage(random);
        if (damage === undefined)
            continue;
        const { right, line, tables } = damage;
        const readings = readingsOf(line, defaultTables);
        const where = `seed 112, round ${round}: ${escape(right)} through ${tables.join(', ')}`;
        assert.ok(readings.some(({ text }) => text === right), where);
        for (const reading of readings)
            checkReading(line, reading, where);
        assert.is(new Set(readings.map(({ text }) => text)).size, readings.length, where);
        assert.ok(readings.every(({ gain }, index) => gain <= (readings[index - 1]?.gain ?? Infinity)), `${where}: likeliest first`);
        byLayers[tables.length] = (byLayers[tables.length] ?? 0) + 1;
    }
    assert.ok(byLayers.slice(1).every((count) => count > 200), byLayers.join(', '));
});
function checkReading(line, reading, where) {
    assert.ok(isProved(line, reading), `${where}: ${escape(reading.text)} is proved`);
    assert.is(reading.layers.at(-1)?.text, reading.text, where);
    assert.ok(reading.layers.length >= 1 && reading.layers.length <= mostLayers, where);
    assert.is.not(reading.text, line, where);
    assert.not(holdsForbidden(reading.text), `${where}: ${escape(reading.text)} may be written`);
    // Each layer is damaged again by a way of its own, not by the classes that undid it.
    reading.layers.forEach((layer, index) => {
        const before = index === 0 ? line : reading.layers[index - 1]?.text;
        for (const table of layer.tables) {
            if (layer.original === 'utf-8' && !table.includes('+'))
                assert.is(misread(layer.text, table), before, `${where}: ${table} gives the line again`);
        }
    });
}
test('right sentences come back through every default table that can hold them', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        for (const table of ['windows-1252', 'latin-1', 'windows-1251', 'koi8-r', 'iso-8859-15', 'cp437', 'cp850', 'ibm866', 'windows-1256']) {
            const damaged = misread(sentence, table);
            if (damaged !== undefined)
                assert.ok(textsOf(damaged).includes(sentence), `${language} through ${table}`);
        }
    }
});
test('only the tables of the mask are tried', () => {
    const damaged = misread('\u0416\u0443\u043a', 'koi8-r') ?? ''; // Cyrillic: beetle
    assert.ok(textsOf(damaged, bitOf('koi8-r')).includes('\u0416\u0443\u043a'));
    assert.equal(textsOf(damaged, bitOf('windows-1252')), []);
    assert.equal(textsOf(damaged, 0), []);
});
test('a layer names the tables that agree, windows-1252 and latin-1 by what the line needs', () => {
    const tablesOf = (line) => readingsOf(line, bitOf('windows-1252'))[0]?.layers[0]?.tables ?? [];
    assert.equal([...tablesOf('caf\u00c3\u00a9')].sort(), ['latin-1', 'windows-1252']);
    assert.equal(tablesOf('it\u00e2\u20ac\u2122s'), ['windows-1252']);
    assert.equal(tablesOf('it\u00e2\u0080\u0099s'), ['latin-1']);
    assert.equal(tablesOf('it\u00e2\u20ac\u0099s'), ['windows-1252 + latin-1']);
});
test('an ASCII line, an empty one and a right one have no readings', () => {
    for (const line of ['', 'plain', '\0\x7f', ...Object.values(sentences)])
        assert.equal(textsOf(line), [], line);
});
test('a line is read back three times, not four', () => {
    const thrice = misread(misread(misread('\u00e9', 'windows-1252') ?? '', 'windows-1252') ?? '', 'windows-1252') ?? '';
    assert.ok(textsOf(thrice).includes('\u00e9'));
    const fourth = textsOf(misread(thrice, 'windows-1252') ?? '');
    assert.ok(fourth.includes('\u00c3\u00a9'));
    assert.not(fourth.includes('\u00e9'));
});
test('blanks at the ends of a line are part of it', () => {
    assert.ok(textsOf('voil\u00c3\u00a0').includes('voil\u00e0'));
    assert.ok(textsOf(' \u00c3\u00a9\t ').includes(' \u00e9\t '));
});
test('C1 controls are read as the windows-1252 characters of the same bytes', () => {
    assert.equal(textsOf('it\u0092s \u0093so\u0094'), ['it\u2019s \u201cso\u201d']);
    assert.equal(textsOf('caf\u00e9\u0097now'), ['caf\u00e9\u2014now']);
    const [reading] = readingsOf('it\u0092s', defaultTables);
    assert.equal(reading?.layers, [{ tables: ['latin-1'], table: 0, original: 'windows-1252', text: 'it\u2019s' }]);
});
test('every C1 control that windows-1252 names is read but a lone U+0085', () => {
    for (let control = 0x80; control < 0xa0; control++) {
        const expected = control === 0x85 || [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(control) ? [] : [`a${named(control)}b`];
        assert.equal(textsOf(`a${String.fromCharCode(control)}b`), expected, control.toString(16));
    }
    // Beside another control U+0085 is no line end, but an ellipsis.
    assert.equal(textsOf('so\u0085 it\u0092s'), ['so\u2026 it\u2019s']);
    assert.equal(textsOf('\u00e9\u0085'), []);
});
function named(control) {
    return readThrough(Uint8Array.of(control), 'windows-1252') ?? '';
}
test('one control that windows-1252 leaves open, or a character of another table, spoils the proof of the others', () => {
    for (const hole of '\u0081\u008d\u008f\u0090\u009d')
        assert.equal(textsOf(`it\u0092s ${hole}`), [], escape(hole));
    for (const other of ['\u0436', '\u4e2d', '\u{1f600}', '\ufffd', '\ufeff'])
        assert.equal(textsOf(`it\u0092s ${other}`), [], escape(other));
});
test('text that was lost stays lost, and no mark is brought in', () => {
    for (const lost of ['\ufffd', '\ufeff', '\u0080', '\u009f', '\ue000', '\uf8ff', '\u{f0000}', '\u{10fffd}', '\ufdd0', '\ufffe']) {
        assert.equal(textsOf(misread(`caf\u00e9 ${lost}`, 'latin-1') ?? '').filter((text) => text.includes(lost)), [], escape(lost));
    }
});
test('U+FFFD, U+FEFF, C1 controls, noncharacters and private use are forbidden, and nothing else that is assigned', () => {
    let noncharacters = 0;
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
        if (codePoint >= 0xd800 && codePoint <= 0xdfff)
            continue;
        const isNoncharacter = (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint & 0xfffe) === 0xfffe;
        if (isNoncharacter)
            noncharacters++;
        const isPrivate = (codePoint >= 0xe000 && codePoint <= 0xf8ff) || codePoint >= 0xf0000;
        const isForbidden = isNoncharacter || isPrivate || (codePoint >= 0x80 && codePoint <= 0x9f) || codePoint === 0xfffd || codePoint === 0xfeff;
        const character = String.fromCodePoint(codePoint);
        // What is not assigned may become a character in a later version of Unicode, so nothing is asked of it here.
        if (!isForbidden && /\p{Cn}/u.test(character))
            continue;
        if (holdsForbidden(character) !== isForbidden)
            assert.unreachable(`U+${codePoint.toString(16)}`);
    }
    assert.is(noncharacters, 66);
});
test.run();
