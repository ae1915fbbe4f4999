import { multiByteNames } from '../../src/encoding/multi-byte.js';
import { holdsForbidden } from '../../src/mojibake/reading.js';
import { optInTableNames, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { encoderOf, misread } from './misreading.js';
import { sentences } from './sentences.js';
const tables = ['latin-1', 'controls', ...reversalTableNames.filter((name) => !optInTableNames.includes(name)), ...multiByteNames, ...multiByteNames];
const pieces = ['\u2019', '\u201cYes\u201d', '\u2026', '\u20ac', '\u{1f600}', '\u{20000}', '\u00a0', '\u00e9', '\u00c1', '\u00cd', '\u0144', '\u2013', '\u20ac\u2019', 'plain', '.', ' '];
/** Makes damage that a chain of default tables explains; undefined when the tables drawn cannot have misread the text. */
export function randomDamage(random) {
    const right = Array.from({ length: 1 + random.below(4) }, () => random.pick(random.below(2) === 0 ? pieces : Object.values(sentences))).join(random.pick([' ', '']));
    if (holdsForbidden(right) || !/[^\0-\x7f]/.test(right))
        return undefined;
    const chain = [];
    let line = right;
    for (let count = 1 + random.below(3); count > 0 && line !== undefined; count--) {
        const table = random.below(2) === 0 ? random.pick(['windows-1252', 'latin-1']) : random.pick(tables);
        chain.push(table);
        line = table === 'controls' ? readAsLatin1(line) : misread(line, table);
    }
    return line === undefined ? undefined : { right, line, tables: chain };
}
/**
 * Reads the windows-1252 bytes of a text as latin-1. Gives undefined where nothing would tell that from right text: when no
 * C1 control but U+0085 comes of it, or when the text holds C1 controls beforehand.
 */
function readAsLatin1(text) {
    if (/[\x80-\x9f]/.test(text))
        return undefined;
    const bytes = encoderOf('windows-1252');
    let read = '';
    for (const character of text) {
        const byte = character < '\x80' ? character.charCodeAt(0) : bytes.get(character);
        if (byte === undefined)
            return undefined;
        read += String.fromCharCode(byte);
    }
    return /[\x80-\x84\x86-\x9f]/.test(read) ? read : undefined;
}
