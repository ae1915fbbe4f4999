import { weights } from './weights.js';
/**
 * What the pair model does not know of damage and its look-alikes, since it has seen them too rarely: amounts that are added
 * to the gain of a reading.
 */
/**
 * A capital beyond ASCII that is not inside a word of small letters. Not A with circumflex: no word ends in it, and what
 * stands behind it there is the commonest damage of all.
 */
const capital = '[\\p{Lu}--[\\0-\\x7f\\u00c2]](?<!\\p{Ll}.)';
/** Not a lone A with tilde either, where a sign follows: it is no word, and with the sign it is one of French or Portuguese. */
const notLoneTilde = '(?<!(?<!\\p{Lu})\\u00c3)';
/** Capitals beyond ASCII that are words: Norwegian and Swedish \u00c5, Russian and its kin from \u0412 to \u042f. */
const oneLetterWord = '[\\u00c5\\u0412\\u0418\\u041a\\u041e\\u0421\\u0423\\u042f]';
/**
 * What right text has behind such a capital: closing punctuation (Danish closes with U+00AB) or a sign at the end of the
 * word, a sign before a capital or a digit (`\u00c9\u00a35`, the tolerance `\u00d8\u00b10,2`), an English genitive (`IRM\u00c3\u2019S`), a dash or dot before another capital
 * (`\u00c5\u2013\u00c4`), a no-break space; where a small letter follows, only behind a word of one letter
 * or of three capitals (`VIL\u0102\u00a0\u0219i`; `L\u0102\u00a0ithean` is damage).
 */
const behindCapital = [
    '[\\u00ab\\u00bb\\u2018\\u2019\\u201c\\u201d\\u2020-\\u2022\\u2026\\u2039\\u203a\\u2122](?![\\p{L}\\p{N}])',
    `${notLoneTilde}[\\u00a1\\u00a7\\u00a9\\u00ae\\u00b0-\\u00b3\\u00b9\\u00bf](?![\\p{L}\\p{N}])`,
    // Damage would be a small letter there, not Cyrillic (D0, D1), whose capitals have such bytes, nor a division sign (C3 B7).
    '(?<![\\u00d0\\u00d1])[\\u00a1-\\u00b6\\u00b8-\\u00bf](?=[A-Z0-9])',
    '(?<!\\u00c3)\\u00b7(?=[A-Z])',
    '\\u00b1(?=\\p{N})',
    '\\u2019(?=[Ss]\\b)',
    '[\\u00b7\\u2013\\u2014](?=[\\u00c0-\\u00de])',
    `${notLoneTilde}\\u00a0(?!\\p{Ll})`,
    `(?<=(?<!\\p{L})${oneLetterWord}|\\p{Lu}{3})\\u00a0`
];
const capitalAndClosing = new RegExp(`${capital}(?:${behindCapital.join('|')})`, 'gv');
/**
 * Box drawing beside no word: two letters in a row touch what is damage by the tables of consoles; cells of a drawing hold one
 * letter, and branches of a tree are parted from names by a blank.
 */
const boxes = /[\u2500-\u259f](?<!(?:\p{L}\p{L}|[\u2500-\u259f]).)[\u2500-\u259f]+(?!\p{L}\p{L}|[\u2500-\u259f])/gu;
/** The first and the last of the C1 controls. */
const boundary = /[\u0080\u009f]/g;
/** The Latin capital A with circumflex before a no-break space or a sign. */
const tellTale = /\u00c2[\u00a0-\u00ba\u00bc-\u00bf]/g;
/** Sums what look-alikes and tell-tales of a line change in the gain of its readings, in nats. Linear in the line. */
export function lookAlikeGain(line) {
    const count = (pattern) => line.match(pattern)?.length ?? 0;
    return weights.lookAlikePrice * (count(capitalAndClosing) + count(boxes)) + weights.boundaryPrice * count(boundary) + weights.tellTaleBonus * count(tellTale);
}
