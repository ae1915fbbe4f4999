/** Orders positions: below 0 when `a` comes first. */
export function byPosition(a, b) {
    return a.line - b.line || a.character - b.character;
}
