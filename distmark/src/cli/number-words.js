/** Words a number of things: `1 error`, `2 errors`, `1,000 errors`. */
export function countOf(number, noun) {
    return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** Writes a whole number with a comma before each three digits. */
export function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
