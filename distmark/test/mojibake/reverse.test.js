import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { standardTableNames, tableOf, unassigned } from '../../src/encoding/tables.js';
import { bitOf, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { byteOf, reverse, reversingTables } from '../../src/mojibake/reverse.js';
import { seededRandom } from '../seeded-random.js';
import { encoderOf, misread } from './misreading.js';
const fullTables = [...standardTableNames.filter((name) => !tableOf(name).upperHalf.includes(unassigned)), 'cp437', 'cp850', 'cp852'];
const everyTable = 2 ** reversalTableNames.length - 1;
const indexOf = (name) => Math.log2(bitOf(name));
/** All 1,112,064 scalar values, in texts of 1,024. */
function* scalarValues() {
    for (let first = 0; first <= 0x10ffff; first += 0x400) {
        if (first >= 0xd800 && first <= 0xdfff)
            continue;
        yield String.fromCodePoint(...Array.from({ length: 0x400 }, (_, step) => first + step));
    }
}
for (const name of [...fullTables, 'latin-1']) {
    test(`every scalar value comes back through ${name}`, () => {
        let count = 0;
        for (const text of scalarValues()) {
            const damaged = misread(text, name);
            if (damaged === undefined)
                throw new Error(`${name} has no character for a byte of UTF-8`);
            if (reverse(damaged, indexOf(name)) !== text)
                assert.unreachable(`from U+${text.codePointAt(0)?.toString(16)}`);
            if (!/^[\0-\x7f]*$/.test(text) && (reversingTables(damaged, everyTable) & bitOf(name)) === 0)
                assert.unreachable(`the mask lacks ${name} from U+${text.codePointAt(0)?.toString(16)}`);
            count += Array.from(text).length;
        }
        assert.is(count, 1_112_064);
    });
}
test('the full tables are the 19 of the standard and three of consoles', () => {
    assert.is(fullTables.length, 22);
    assert.ok(fullTables.includes('windows-1252'));
});
test('windows-1252 and latin-1 may be mixed from one character to the next', () => {
    const random = seededRandom(1252);
    for (const text of ['\u201cd\u00e9j\u00e0 vu\u201d \u2026 \u00c1\u00cd \u{1f600}', '\u2019\u2018\u2022\u20ac\u0153']) {
        const first = misread(text, 'windows-1252') ?? '';
        const second = misread(text, 'latin-1') ?? '';
        for (let round = 0; round < 200; round++) {
            const mixed = Array.from(first, (character, index) => random.pick([character, second.charAt(index)])).join('');
            assert.is(reverse(mixed, 0), text);
        }
    }
});
test('the byte of a character is that of its table, and 0 where there is none', () => {
    reversalTableNames.forEach((name, table) => {
        const bytes = encoderOf(name);
        for (let codeUnit = 0; codeUnit < 0x10000; codeUnit++) {
            const byte = byteOf(codeUnit, table);
            if (byte !== (bytes.get(String.fromCharCode(codeUnit)) ?? 0))
                assert.unreachable(`${name} U+${codeUnit.toString(16)}: ${byte}`);
        }
    });
});
test('ASCII reverses to itself and names no table', () => {
    assert.is(reverse('plain \0\x7f', 0), 'plain \0\x7f');
    assert.is(reversingTables('plain \0\x7f', everyTable), 0);
    assert.is(reversingTables('', everyTable), 0);
});
/** What `reverse` must give: the bytes by the table, then the strict decoder of the runtime. */
function expectedReversal(text, bytes) {
    const encoded = [];
    for (let index = 0; index < text.length; index++) {
        const byte = text.charCodeAt(index) < 0x80 ? text.charCodeAt(index) : bytes.get(text.charAt(index));
        if (byte === undefined)
            return undefined;
        encoded.push(byte);
    }
    try {
        return strict.decode(Uint8Array.from(encoded));
    }
    catch {
        return undefined;
    }
}
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const structure = /^(?:[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*$/;
test('reversal agrees with encoding and strict decoding, and the mask with the structure of the bytes', () => {
    const random = seededRandom(30);
    let proved = 0;
    let refused = 0;
    reversalTableNames.forEach((name, table) => {
        const bytes = encoderOf(name);
        const characters = [...bytes];
        const having = (least, most) => characters.filter(([, byte]) => byte >= least && byte <= most).map(([character]) => character);
        const continuations = having(0x80, 0xbf);
        const leads = having(0xc0, 0xff);
        for (let round = 0; round < 3000; round++) {
            let text = '';
            while (random.below(5) > 0) {
                const lead = random.pick(leads);
                const byte = bytes.get(lead) ?? 0;
                const length = (byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3) + (random.below(12) === 0 ? random.below(3) - 1 : 0);
                text += random.below(8) === 0 ? random.pick(['a', ' ', '\u4e2d', '\ud800', '\u{1f600}']) : lead + Array.from({ length }, () => random.pick(continuations)).join(random.below(20) === 0 ? 'a' : '');
                if (random.below(20) === 0)
                    text += `a${random.pick(continuations)}`;
            }
            const expected = expectedReversal(text, bytes);
            const actual = reverse(text, table);
            if (actual !== expected)
                assert.unreachable(`${name}, seed 30: ${escape(text)} gives ${escape(String(actual))}, expected ${escape(String(expected))}`);
            const latin = Array.from(text, (character) => (character < '\x80' ? character : String.fromCharCode(bytes.get(character) ?? 0xff))).join('');
            const isStructured = structure.test(latin) && /[^\0-\x7f]/.test(latin);
            if (isStructured !== ((reversingTables(text, everyTable) & (1 << table)) !== 0))
                assert.unreachable(`${name}, seed 30: the mask of ${escape(text)}`);
            if (/[^\0-\x7f]/.test(text))
                expected === undefined ? refused++ : proved++;
        }
    });
    assert.ok(proved > 10_000 && refused > 10_000, `${proved} proved, ${refused} refused`);
});
test('a mask holds only tables that were asked for', () => {
    assert.is(reversingTables('\u00c3\u00a9', bitOf('windows-1252') | bitOf('koi8-r')), bitOf('windows-1252'));
    assert.is(reversingTables('\u00c3\u00a9', 0), 0);
});
const refusals = {
    'an overlong form in two bytes': '\u00c0\u20ac',
    'an overlong form in three': '\u00e0\u20ac\u20ac',
    'an overlong form in four': '\u00f0\u20ac\u20ac\u20ac',
    'half of a surrogate pair': '\u00ed\u00a0\u20ac',
    'a character beyond U+10FFFF': '\u00f4\u0090\u20ac\u20ac',
    'a continuation alone': '\u20ac',
    'a lead at the end': 'a\u00c3',
    'a lead before ASCII': '\u00c3a\u00a9',
    'a sequence of three that ends after two': '\u00e2\u201a',
    'a sequence of four that ends after three': '\u00f0\u0178\u02dc',
    'a lead after a lead': '\u00c3\u00c3\u00a9',
    'a character of no table': '\u00c3\u00a9\u4e2d'
};
test('what is not UTF-8 is refused', () => {
    for (const [why, text] of Object.entries(refusals))
        assert.is(reverse(text, 0), undefined, why);
});
test.run();
