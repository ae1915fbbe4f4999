import { firstFault, sequenceLength } from '../encoding/utf8.js';
import { characterOfName, characterOfNumber } from './entity-name.js';
// Strings of bytes in Python and Rust are no text: what they hold as `\xc3\xa9` is right UTF-8.
const byteString = String.raw `(?<!\w)(?:[bB][rR]?|[rR][bB])(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`;
const hex = '[0-9A-Fa-f]';
const escapes = new RegExp([
    byteString,
    String.raw `(?<!\\)\\+u(?<unit>${hex}{4})`,
    String.raw `(?<!\\)\\+(?:u\{(?<braced>${hex}{1,6})\}|U(?<long>${hex}{8}))`,
    String.raw `(?<!\\)\\+x(?<short>${hex}{2})`,
    `&#(?<decimal>[0-9]{2,7});|&#[xX](?<hexadecimal>${hex}{2,6});|&(?<name>[A-Za-z]{2,6}[0-9]{0,2});`,
    `(?<bytes>(?:%[89A-Fa-f]${hex})+|(?:=[89A-Fa-f]${hex})+)`
].join('|'), 'g');
/** Extensions of files in whose strings `\xe9` is a byte: `\xc3\xa9` is right UTF-8 there, as it is in logs of web servers. */
const byteExtensions = /\.(?:c|h|m|mm|cc|cpp|cxx|hh|hpp|go|rb|php|pl|pm|lua|sh|bash|zsh|po|pot|log)$/i;
/** Whether `\xe9` is a character in files of that name. */
export function isHexCharacterIn(path) {
    return !byteExtensions.test(path ?? '');
}
/**
 * Decodes the escapes of a line that stand for characters beyond ASCII: those of JSON, JavaScript, Java and Python strings,
 * character references of HTML, bytes of URLs and of quoted-printable mail (where they are UTF-8). Linear. Never throws.
 */
export function unescape(line, settings) {
    const pieces = [];
    const starts = [];
    let copied = 0;
    const copy = (end) => {
        pieces.push(line.slice(copied, end));
        for (; copied < end; copied++)
            starts.push(copied);
    };
    for (const match of line.matchAll(escapes)) {
        const decoded = decode(match, settings);
        if (decoded === undefined)
            continue;
        copy(match.index);
        pieces.push(decoded.text);
        for (const start of decoded.starts)
            starts.push(match.index + start);
        copied = match.index + match[0].length;
    }
    copy(line.length);
    starts.push(line.length);
    return { text: pieces.join(''), starts };
}
/** What an escape stands for, and where in it each code unit begins; undefined for ASCII and for what is no character. */
function decode({ 0: found, groups = {} }, { isHexCharacter }) {
    if (groups['bytes'] !== undefined)
        return decodeBytes(found);
    const text = groups['short'] !== undefined && !isHexCharacter ? undefined : characterOf(groups);
    return text === undefined || text < '\x80' ? undefined : { text, starts: Array.from({ length: text.length }, () => 0) };
}
function characterOf({ unit, braced, long, short, decimal, hexadecimal, name }) {
    if (unit !== undefined)
        return String.fromCharCode(parseInt(unit, 16));
    if (name !== undefined)
        return characterOfName(name);
    if (decimal !== undefined || hexadecimal !== undefined)
        return characterOfNumber(decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal));
    const codePoint = parseInt(braced ?? long ?? short ?? '', 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
}
/** Reads a run of bytes that are written with three characters each; undefined when they are not UTF-8. */
function decodeBytes(found) {
    const bytes = Uint8Array.from(found.matchAll(/[%=](..)/g), ([, byte]) => parseInt(byte, 16));
    if (firstFault(bytes) !== undefined)
        return undefined;
    const starts = [];
    for (let index = 0; index < bytes.length;) {
        const length = sequenceLength(bytes, index, bytes.length);
        starts.push(3 * index);
        if (length === 4)
            starts.push(3 * index);
        index += length;
    }
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), starts };
}
