/**
 * What the evidence model sees of a character: a symbol, and the group it falls back on.
 *
 * ASCII characters are few classes (each small letter is its own, so that `u` before U+00E9 and `x` before it differ);
 * hanzi and Hangul syllables stand in tiers of frequency; every other character is its own symbol. A group is a script
 * and a kind of character: what the model knows of characters that it has never seen.
 */
/** The class of a blank, which also stands for the ends of a line. */
export const blank = 1;
/** Classes of the ASCII characters: 1 for blanks and the ends of a line, below `asciiClassCount`. */
export const asciiClass = Uint8Array.from({ length: 128 }, (_, code) => classOfAscii(String.fromCharCode(code)));
/** One more than the highest class of an ASCII character. */
export const asciiClassCount = 40;
function classOfAscii(character) {
    if (character <= ' ' || character === '\x7f')
        return blank;
    if (character >= 'a' && character <= 'z')
        return 14 + character.charCodeAt(0) - 0x61;
    const classes = ['0123456789', 'AEIOUY', 'BCDFGHJKLMNPQRSTVWXZ', '.,;:!?', '"\'`', '([{<', ')]}>', '-_/\\|'];
    const found = classes.findIndex((members) => members.includes(character));
    return found < 0 ? 13 : 2 + found;
}
/** Whether a character counts by its tier of frequency and not by itself. */
export function isTiered(codePoint) {
    return (codePoint >= 0x3400 && codePoint <= 0x9fff) || isHangul(codePoint);
}
/** Whether a code point is a Hangul syllable. */
export function isHangul(codePoint) {
    return codePoint >= 0xac00 && codePoint <= 0xd7a3;
}
/** Ranges that make up one script for the model; characters outside go by blocks of 128 code points. */
const scripts = [
    [0x80, 0x24f, 'latin'], [0x250, 0x2af, 'phonetic'], [0x2b0, 0x2ff, 'modifier'], [0x300, 0x36f, 'combining'],
    [0x370, 0x3ff, 'greek'], [0x400, 0x52f, 'cyrillic'], [0x530, 0x58f, 'armenian'], [0x590, 0x5ff, 'hebrew'],
    [0x600, 0x6ff, 'arabic'], [0x750, 0x77f, 'arabic'], [0x1e00, 0x1eff, 'latin-additional'], [0x1f00, 0x1fff, 'greek-extended'],
    [0x2000, 0x206f, 'punctuation'], [0x20a0, 0x20cf, 'currency'], [0x2500, 0x257f, 'box-drawing'], [0x3000, 0x303f, 'cjk-punctuation'],
    [0x3040, 0x309f, 'hiragana'], [0x30a0, 0x30ff, 'katakana'], [0x3400, 0x9fff, 'han'], [0xac00, 0xd7a3, 'hangul'],
    [0xe000, 0xf8ff, 'private-use'], [0xfb50, 0xfdff, 'arabic-forms'], [0xfe70, 0xfeff, 'arabic-forms'], [0xff00, 0xffef, 'fullwidth'],
    [0x10000, 0x1ffff, 'supplementary'], [0x20000, 0x10ffff, 'han-supplementary']
];
const kinds = [
    ['upper', /[\p{Lu}\p{Lt}]/u], ['lower', /\p{Ll}/u], ['mark', /\p{M}/u], ['letter', /\p{L}/u],
    ['number', /\p{N}/u], ['punctuation', /\p{P}/u], ['symbol', /\p{S}/u], ['blank', /\p{Z}/u]
];
/** Names the group of a non-ASCII character: its script and its kind, for example `cyrillic lower`. */
export function groupName(codePoint) {
    const script = scripts.find(([first, last]) => codePoint >= first && codePoint <= last);
    const character = String.fromCodePoint(codePoint);
    const kind = kinds.find(([, pattern]) => pattern.test(character));
    return `${script?.[2] ?? `block-${(codePoint >> 7).toString(16)}`} ${kind?.[0] ?? 'control'}`;
}
