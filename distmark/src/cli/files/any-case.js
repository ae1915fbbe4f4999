/** Lets the extension at the end of a pattern match in any case: `*.md` becomes `*.[mM][dD]`. */
export function withAnyCase(pattern) {
    return pattern.replace(/\.(?:\w+|\{[\w,]+\})$/, (end) => end.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`));
}
