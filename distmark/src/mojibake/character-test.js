/**
 * Makes a question about a single character that remembers its answers: patterns with Unicode properties cost ten times as
 * much as a look into an array. Characters beyond the BMP are asked each time.
 */
export function characterTest(pattern) {
    const answers = new Uint8Array(0x10000);
    const ask = (codePoint) => pattern.test(String.fromCodePoint(codePoint));
    return (codePoint) => {
        if (codePoint > 0xffff)
            return ask(codePoint);
        const known = answers[codePoint];
        if (known !== 0)
            return known === 1;
        const answer = ask(codePoint);
        answers[codePoint] = answer ? 1 : 2;
        return answer;
    };
}
