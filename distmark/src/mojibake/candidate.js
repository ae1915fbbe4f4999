import { decodeAs } from '../encoding/decode.js';
import { standardTableNames, tableOf, unassigned } from '../encoding/tables.js';
import { byteWordsOf } from './byte-words.js';
import { likelihoodInOneLanguage } from './language.js';
const multiByte = ['gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr'];
const singleByte = standardTableNames.filter((name) => name !== 'iso-8859-8-i');
/**
 * How likely an undeclared file is in an encoding before it is read, in nats against windows-1252: those of Windows and the
 * multi-byte ones are what editors and exports write, and some of ISO's hardly anybody ever wrote.
 */
const priors = {
    'windows-1252': 0, 'windows-1250': -2, 'windows-1251': -1, 'iso-8859-2': -2.5, 'koi8-r': -2, gb18030: -1, shift_jis: -1, 'euc-kr': -1, big5: -1, 'euc-jp': -1.5,
    'windows-1253': -3, 'windows-1254': -3, 'windows-1255': -3, 'windows-1256': -3, 'windows-1257': -3, 'windows-1258': -3, 'windows-874': -3, 'iso-8859-15': -3.5
};
const otherPrior = -4;
/**
 * What a word says at least, in nats, and what each of its bytes beyond ASCII adds to that. Catches bytes that are no words,
 * which some encoding always reads a little better: the flags of the Hungarian dictionary outvoted 2 MB of its words. Spares
 * rare words: of the pieces below these numbers cost no more than a fifth of a percent of those that are read rightly.
 */
const leastPerWord = -12;
const leastPerByte = -8;
/** Words that are weighed first, and how far an encoding may lie behind by them to be weighed by all, in nats. */
const firstWords = 200;
const hopelessLoss = 200;
/**
 * Ranks the encodings that decode all bytes without an error, likeliest first; those that read the same text are one. The
 * measure is the log-likelihood of the words that hold bytes beyond ASCII, each once, so that what is repeated counts once,
 * with how well one language explains their letters, and the prior of the encoding. None is left for bytes that no legacy
 * encoding reads.
 *
 * Linear: every byte is looked at, and some 16,000 bytes are weighed.
 */
export function candidatesOf(bytes) {
    const words = byteWordsOf(bytes);
    const ways = waysOf(bytes, words);
    const least = leastOf(words);
    const few = scored(ways, { words, least: least.slice(0, firstWords) });
    const left = few.filter(({ score }) => score > few[0].score - hopelessLoss).map(({ way }) => way);
    const all = least.length > firstWords ? scored(left, { words, least }) : few;
    const noise = least.reduce((sum, atLeast) => sum + atLeast, 0);
    const beyondAscii = words.reduce((count, byte) => count + (byte >>> 7), 0);
    return all.map(({ way: { encoding, names }, score }) => ({
        encoding,
        others: names.filter((name) => name !== encoding),
        loss: all[0].score - score,
        sense: least.length < 3 ? 0 : (score - noise) / beyondAscii
    }));
}
function waysOf(bytes, words) {
    const present = presentBytes(bytes);
    const byText = new Map();
    for (const name of singleByte) {
        const characters = charactersOf(name, present);
        if (characters !== undefined)
            byText.set(characters, [...(byText.get(characters) ?? []), name]);
    }
    for (const name of multiByte)
        if (canRead(name, words, bytes))
            byText.set(name, [name]);
    return [...byText.values()].map((names) => ({ encoding: names.reduce((best, name) => (priorOf(name) > priorOf(best) ? name : best)), names }));
}
function priorOf(name) {
    return priors[name] ?? otherPrior;
}
/** What each word says at least, whatever reads it. */
function leastOf(words) {
    const least = [];
    let beyond = 0;
    for (const byte of words) {
        if (byte >= 0x80)
            beyond++;
        if (byte !== 0x0a)
            continue;
        least.push(leastPerWord + leastPerByte * beyond);
        beyond = 0;
    }
    return least;
}
function scored(ways, { words, least }) {
    return ways.map((way) => {
        const texts = decodeAs(way.encoding, words).replaceAll('\ufffd', '').split('\n');
        // windows-1258 spells Vietnamese letters in two, and the models know them as one.
        const score = priorOf(way.encoding) + likelihoodInOneLanguage(least.map((atLeast, index) => ({ text: (texts[index] ?? '').normalize('NFC'), least: atLeast })));
        return { way, score };
    }).sort((a, b) => b.score - a.score);
}
/** The bytes beyond ASCII that stand in a file, ascending. */
function presentBytes(bytes) {
    const isPresent = new Uint8Array(256);
    for (const byte of bytes)
        isPresent[byte] = 1;
    return Array.from({ length: 128 }, (_, index) => 0x80 + index).filter((byte) => isPresent[byte] === 1);
}
/** The characters that a table reads out of bytes beyond ASCII; undefined when it lacks one. */
function charactersOf(name, bytes) {
    const { upperHalf } = tableOf(name);
    const codePoints = bytes.map((byte) => upperHalf[byte - 0x80]);
    return codePoints.includes(unassigned) ? undefined : String.fromCharCode(...codePoints);
}
/** Whether an encoding reads all bytes; most fail at the sample, whose words may only end in half a character. */
function canRead(name, words, bytes) {
    return !/\ufffd(?!\n)/.test(decodeAs(name, words)) && !decodeAs(name, bytes).includes('\ufffd');
}
/**
 * Candidates that lose less are about as likely as the first, in nats. Found on one half of the pack by the models of the
 * other, in 3,671 pieces of 20, 100 and 1,000 bytes: with a margin of 7 fewer than 0.5 % of each length are read wrongly by
 * the one encoding that is left.
 */
const narrowMargin = 7;
/** What the second must lose for the first to be certain, in nats: beyond 20 one of those pieces is read wrongly. */
const certainMargin = 30;
/** The candidates that are about as likely as the first. */
export function narrow(candidates) {
    return candidates.filter(({ loss }) => loss < narrowMargin);
}
/** What words make sense by at least, in nats for each byte: text of 17 encodings has 3.0 and more, random bytes up to 1.7. */
const certainSense = 2.5;
/** Whether a file is in the first candidate beyond doubt: others lie far behind, and it is text in that one. */
export function isCertain([first, second]) {
    return first !== undefined && first.sense >= certainSense && (second?.loss ?? Infinity) >= certainMargin;
}
