import { standardTableNames, tableOf } from '../../src/encoding/tables.js';
import { wordsBeyondAscii } from '../../src/mojibake/language-words.js';
import { mostRatio, ratiosPerNat } from '../../src/mojibake/language-format.js';
import { byteWriter } from './byte-writer.js';
import { languageOf } from './right-text.js';
/** Pairs of letters that the packed languages keep beyond what their letters say: what fits into 60 KB of text. */
const keptPairs = 16_000;
/** Letters of a language that it needs to be one: fewer say nothing. */
const leastLetters = 5_000;
/** Share of its letters beyond ASCII that some single-byte encoding writes, at least: other languages are never met in one. */
const leastWritten = 0.95;
/** Letters and pairs at large that a language is taken to have before it is seen. */
const letterSmoothing = 100;
const pairSmoothing = 300;
/** Letters at large that smooth the pairs at large. */
const pooledSmoothing = 2_000;
/** What a pair that the language never had counts for, beside those that it had, when pairs are chosen. */
const absentShare = 0.1;
/**
 * Packs how the letters of each language's words differ from those of all words: log-ratios of letters and of pairs of
 * letters, those pairs that tell most. The layout is in `src/mojibake/language-format.ts`.
 */
export function packLanguages(lines) {
    const counted = countWords(lines);
    const pool = poolOf([...counted.values()]);
    const letters = [...pool.letters.keys()].filter((letter) => (pool.letters.get(letter) ?? 0) >= 2).sort((a, b) => codePointOf(a) - codePointOf(b));
    const names = [...counted.keys()].sort();
    const judged = names.map((name) => judge(counted.get(name) ?? emptyCounts(), pool, letters));
    const kept = judged.flatMap(({ pairs }, language) => pairs.map((pair) => ({ ...pair, language })))
        .sort((a, b) => b.loss - a.loss || a.key - b.key || a.language - b.language)
        .slice(0, keptPairs);
    const byKey = new Map();
    for (const { key, language, ratio } of kept.sort((a, b) => a.key - b.key || a.language - b.language))
        byKey.set(key, [...(byKey.get(key) ?? []), { language, ratio }]);
    const writer = byteWriter();
    writer.varint(names.length);
    writer.varint(letters.length);
    letters.forEach((letter, index) => writer.varint(codePointOf(letter) - codePointOf(letters[index - 1] ?? '\0')));
    for (const { unseen, ratios } of judged) {
        writer.byte(unseen);
        const seen = ratios.flatMap((ratio, number) => (ratio === unseen ? [] : [{ number, cost: ratio }]));
        writer.steps(seen);
    }
    writer.varint(byKey.size);
    let last = 0;
    for (const [key, entries] of byKey) {
        writer.varint(key - last);
        writer.steps(entries.map(({ language, ratio }) => ({ number: language, cost: ratio })));
        last = key;
    }
    return writer.bytes();
}
function countWords(lines) {
    const byLanguage = new Map();
    for (const { file, text } of lines) {
        const language = languageOf(file);
        const own = byLanguage.get(language);
        if (own === undefined)
            byLanguage.set(language, [text]);
        else
            own.push(text);
    }
    const counted = new Map();
    for (const [language, texts] of byLanguage) {
        const counts = emptyCounts();
        for (const text of texts)
            for (const spelling of spellingsOf(text))
                addWords(counts, spelling);
        if (counts.total >= leastLetters && !notLanguages.has(language) && isWrittenByATable(counts))
            counted.set(language, counts);
    }
    return counted;
}
/** Files of the pack that hold many languages, or none. */
const notLanguages = new Set(['symbols', 'math', 'emoji', 'boxdrawing', 'ipa', 'misc', 'other']);
/** A text as it is written, and with the letters that older encodings have in place of the Romanian ones with a comma. */
function spellingsOf(text) {
    const older = text.replace(/[\u0218-\u021b]/g, (letter) => olderRomanian[letter] ?? letter);
    return older === text ? [text] : [text, older];
}
const olderRomanian = { '\u0218': '\u015e', '\u0219': '\u015f', '\u021a': '\u0162', '\u021b': '\u0163' };
function isWrittenByATable(counts) {
    const beyond = [...counts.letters].filter(([letter]) => letter > '\x7f');
    const all = beyond.reduce((sum, [, count]) => sum + count, 0);
    return all > 0 && tables().some((characters) => beyond.reduce((sum, [letter, count]) => sum + (isWritten(letter, characters) ? count : 0), 0) >= leastWritten * all);
}
let characterSets;
function tables() {
    return (characterSets ??= standardTableNames.map((name) => new Set([...tableOf(name).upperHalf].map((codePoint) => String.fromCodePoint(codePoint)))));
}
/** Whether a table has a letter, or its base and one of its marks, as windows-1258 has those of Vietnamese. */
function isWritten(letter, characters) {
    if (characters.has(letter))
        return true;
    const parts = [...letter.normalize('NFD')];
    return parts.some((mark, index) => {
        const base = parts.filter((_, other) => other !== index).join('').normalize('NFC');
        return index > 0 && characters.has(mark) && (base < '\x80' || characters.has(base));
    });
}
function addWords(counts, text) {
    for (const [word, count] of wordsBeyondAscii(text, { isAll: true })) {
        let first = ' ';
        for (const letter of [...word, ' ']) {
            add(counts.pairs, first + letter, count);
            add(counts.firsts, first, count);
            if (letter !== ' ') {
                add(counts.letters, letter, count);
                counts.total += count;
            }
            first = letter;
        }
    }
}
function poolOf(all) {
    const pool = emptyCounts();
    for (const counts of all) {
        for (const part of ['letters', 'pairs', 'firsts'])
            for (const [key, count] of counts[part])
                add(pool[part], key, count);
        pool.total += counts.total;
    }
    return pool;
}
function judge(counts, pool, letters) {
    const words = pool.firsts.get(' ') ?? 0;
    const shareAtLarge = (letter) => (letter === ' ' ? words / (pool.total + words) : (pool.letters.get(letter) ?? 0) / pool.total);
    const letterRatio = (letter) => {
        const share = shareAtLarge(letter);
        return letter === ' ' ? 0 : Math.log(((counts.letters.get(letter) ?? 0) + letterSmoothing * share) / (counts.total + letterSmoothing) / share);
    };
    const numberOf = new Map([' ', ...letters].map((letter, index) => [letter, index]));
    const ratios = letters.map((letter) => packed(letterRatio(letter)));
    const pairs = [...pool.pairs].flatMap(([pair, countAtLarge]) => {
        const [first = '', second = ''] = pair;
        const [firstNumber, secondNumber] = [numberOf.get(first), numberOf.get(second)];
        if (firstNumber === undefined || secondNumber === undefined)
            return [];
        const atLarge = (countAtLarge + pooledSmoothing * shareAtLarge(second)) / ((pool.firsts.get(first) ?? 0) + pooledSmoothing);
        const count = counts.pairs.get(pair) ?? 0;
        const own = (count + pairSmoothing * atLarge * Math.exp(letterRatio(second))) / ((counts.firsts.get(first) ?? 0) + pairSmoothing);
        const ratio = packed(Math.log(own / atLarge));
        const expected = (counts.total / pool.total) * countAtLarge;
        const loss = (count + absentShare * expected) * Math.abs(ratio - packed(letterRatio(second)));
        return loss > 0 ? [{ key: firstNumber * (letters.length + 1) + secondNumber, ratio, loss: loss / counts.total }] : [];
    });
    return { unseen: packed(Math.log(letterSmoothing / (counts.total + letterSmoothing))), ratios, pairs };
}
/** A log-ratio as a byte. */
function packed(ratio) {
    return mostRatio + Math.max(-mostRatio, Math.min(mostRatio, Math.round(ratio * ratiosPerNat)));
}
function add(map, key, count) {
    map.set(key, (map.get(key) ?? 0) + count);
}
function emptyCounts() {
    return { letters: new Map(), pairs: new Map(), firsts: new Map(), total: 0 };
}
function codePointOf(letter) {
    return letter.codePointAt(0) ?? 0;
}
