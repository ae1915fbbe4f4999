import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { standardTableNames, tableOf, unassigned } from '../../src/encoding/tables.js';
import { languageOf } from '../../scripts/train/right-text.js';
/** The lengths of files, in bytes at most. */
export const legacyLengths = [20, 100, 1000];
const encodings = [...standardTableNames.filter((name) => name !== 'iso-8859-8-i'), 'gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr'];
/** Share of a language's lines whose letters an encoding must have to hold it, and lines that it must write whole. */
const leastHeld = 0.95;
const leastLines = 25;
/** Files of the pack that are in no language, or not written in sentences. */
const noLanguage = /^(?:symbols|math|emoji|boxdrawing|ipa|misc|other|en)\.|\.words\./;
/**
 * Makes files out of right text: for each language, each encoding that can hold it, and each length, `count` pieces from the
 * start of a word, with at least one letter beyond ASCII. Deterministic for a seed.
 */
export function legacyFiles(lines, { count, seed }) {
    const byLanguage = new Map();
    for (const { file, text } of lines) {
        if (noLanguage.test(file))
            continue;
        const own = byLanguage.get(languageOf(file));
        if (own === undefined)
            byLanguage.set(languageOf(file), [text]);
        else
            own.push(text);
    }
    const below = randomNumbers(seed);
    return [...byLanguage].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([language, texts]) => encodings.flatMap((encoding) => {
        const held = heldLines(texts.map((text) => spelt(text, encoding)), encoding);
        return held === undefined ? [] : legacyLengths.flatMap((length) => Array.from({ length: count }, () => pieceOf(held, { encoding, length, below })).flatMap((piece) => piece === undefined ? [] : { language, encoding, length, ...piece }));
    }));
}
/** The lines that an encoding writes; undefined when it lacks letters of the language. */
function heldLines(texts, encoding) {
    const lettered = texts.map((text) => ({ text, letters: text.match(letterBeyondAscii) ?? [] })).filter(({ letters }) => letters.length > 0);
    const written = lettered.filter(({ letters }) => letters.every((letter) => bytesOf(letter, encoding) !== undefined));
    if (written.length < leastHeld * lettered.length)
        return undefined;
    const whole = written.filter(({ text }) => [...text].every((character) => bytesOf(character, encoding) !== undefined)).map(({ text }) => text);
    return whole.length < leastLines ? undefined : whole;
}
const letterBeyondAscii = /(?![\0-\x7f])[\p{L}\p{M}]/gu;
/** Spells Vietnamese as windows-1258 does, and Romanian as the encodings without a comma below do. */
function spelt(text, encoding) {
    if (encoding === 'iso-8859-2' || encoding === 'windows-1250')
        return text.replace(/[\u0218-\u021b]/g, (letter) => ({ '\u0218': '\u015e', '\u0219': '\u015f', '\u021a': '\u0162', '\u021b': '\u0163' })[letter] ?? letter);
    if (encoding !== 'windows-1258')
        return text;
    return text.replace(letterBeyondAscii, (letter) => {
        if (bytesOf(letter, encoding) !== undefined)
            return letter;
        const parts = letter.normalize('NFD');
        const tone = /[\u0300\u0301\u0303\u0309\u0323]/.exec(parts)?.[0];
        return tone === undefined ? letter : parts.replace(tone, '').normalize('NFC') + tone;
    });
}
function pieceOf(lines, { encoding, length, below }) {
    for (let attempt = 0; attempt < 20; attempt++) {
        let line = below(lines.length);
        let characters = [...(lines[line] ?? '')];
        let start = length < 1000 ? below(characters.length) : 0;
        while (start > 0 && characters[start - 1] !== ' ' && !/[\u0e00-\u0eff\u3040-\u9fff]/.test(characters[start - 1] ?? ''))
            start--;
        characters = characters.slice(start);
        const bytes = [];
        let text = '';
        for (let isFull = false; !isFull; characters = [...(lines[(line = (line + 1) % lines.length)] ?? '')]) {
            for (const character of [...characters, '\n']) {
                const own = bytesOf(character, encoding) ?? [];
                if ((isFull = bytes.length + own.length > length))
                    break;
                bytes.push(...own);
                text += character;
            }
        }
        if (text.search(letterBeyondAscii) >= 0)
            return { text, bytes: Uint8Array.from(bytes) };
    }
    return undefined;
}
const known = new Map();
/** The bytes of a character; undefined when an encoding lacks it, or gb18030 needs four bytes for it. */
function bytesOf(character, encoding) {
    let own = known.get(encoding);
    if (own === undefined)
        known.set(encoding, (own = standardTableNames.includes(encoding) ? tableBytes(encoding) : new Map()));
    if (character < '\x80')
        return [character.charCodeAt(0)];
    if (!own.has(character) && !standardTableNames.includes(encoding))
        own.set(character, multiByteOf(character, encoding));
    return own.get(character);
}
function tableBytes(name) {
    return new Map([...tableOf(name).upperHalf].flatMap((codePoint, index) => (codePoint === unassigned ? [] : [[String.fromCodePoint(codePoint), [0x80 + index]]])));
}
function multiByteOf(character, encoding) {
    try {
        const bytes = [...createMultibyteEncoder(encoding)(character)];
        return encoding === 'gb18030' && bytes.length > 2 ? undefined : bytes;
    }
    catch {
        return undefined;
    }
}
/** Numbers below a limit, the same for the same seed. */
function randomNumbers(seed) {
    let state = seed;
    return (limit) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return Math.floor((state / 0x80000000) * limit);
    };
}
