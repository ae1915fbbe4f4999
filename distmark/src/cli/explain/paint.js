/** Gives what colours text; without colour it leaves all text as it is. */
export function paintWith(color) {
    const between = (start, end) => (text) => (color && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text);
    return { bold: between(1, 22), dim: between(2, 22), red: between(31, 39), green: between(32, 39) };
}
