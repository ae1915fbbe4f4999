const letterPattern = /[\p{L}\p{M}]/u;
/** Scripts whose words are no rows of letters. */
const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const folded = new Map();
/** Gives the small letter that a character stands for in the words of a language; a blank for what is no letter. */
function languageLetter(character) {
    if (character < '\x80')
        return character >= 'a' && character <= 'z' ? character : character >= 'A' && character <= 'Z' ? character.toLowerCase() : ' ';
    let letter = folded.get(character);
    if (letter === undefined) {
        // A capital I with dot is two code points as a small letter.
        letter = letterPattern.test(character) && !ideographs.test(character) ? String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0x20) : ' ';
        folded.set(character, letter);
    }
    return letter;
}
/** Counts the words of a text in small letters: those with a letter beyond ASCII, or all. Linear. */
export function wordsBeyondAscii(text, { isAll = false } = {}) {
    const words = new Map();
    let word = '';
    let isWanted = isAll;
    for (const character of `${text} `) {
        const letter = languageLetter(character);
        if (letter !== ' ') {
            word += letter;
            if (letter > '\x7f')
                isWanted = true;
            continue;
        }
        if (word !== '' && isWanted)
            words.set(word, (words.get(word) ?? 0) + 1);
        word = '';
        isWanted = isAll;
    }
    return words;
}
