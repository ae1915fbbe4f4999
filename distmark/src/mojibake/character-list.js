/**
 * Whether most of what stands side by side beyond ASCII in a line is a list of characters: each stands there once, and most are
 * akin to the one before. Catches alphabets, sets of regular expressions and tables of signs (`\u00e1\u00e9\u00ed\u00f3\u00fa`, `\u00c4\u00d6\u00dc\u00e4\u00f6\u00fc\u00df`, `\u00b1\u00bd\u00b0\u00b5`), which read
 * as words of another script by chance; words do not go through the marks of a letter, nor through the letters of a mark.
 */
export function isCharacterList(line) {
    let listed = 0;
    let all = 0;
    for (const [run] of line.matchAll(/[^\0-\x7f]{2,}/g)) {
        all += run.length;
        if (isList(run))
            listed += run.length;
    }
    return listed * 2 > all;
}
function isList(run) {
    const characters = Array.from(run);
    if (new Set(characters).size < characters.length)
        return false;
    // An alphabet in both cases: each small letter has its capital.
    if (characters.every((character) => isLetter(character) && characters.includes(swapCase(character))))
        return true;
    const akin = characters.filter((character, index) => index > 0 && areAkin(characters[index - 1], character)).length;
    return akin * 2 > characters.length - 1;
}
/** Whether two characters are the same letter or bear the same mark, or are no letters. */
function areAkin(first, second) {
    if (!isLetter(first) && !isLetter(second))
        return true;
    const [base, ...marks] = first.toLowerCase().normalize('NFD');
    const [otherBase, ...otherMarks] = second.toLowerCase().normalize('NFD');
    return base === otherBase || (marks.length > 0 && marks.join('') === otherMarks.join(''));
}
function isLetter(character) {
    return /\p{L}/u.test(character);
}
function swapCase(letter) {
    return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
