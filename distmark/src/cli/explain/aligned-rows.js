/** Lays rows out in columns, two blanks apart and without blanks at the end; the column numbered `right` is aligned to the right. */
export function alignedRows(rows, right) {
    const count = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => terminalColumns(row[column] ?? ''))));
    const padded = (cell, column) => {
        const blanks = ' '.repeat((widths[column] ?? 0) - terminalColumns(cell));
        return column === right ? blanks + cell : cell + blanks;
    };
    return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
/**
 * How many columns of a terminal a text takes: two for the wide characters of East Asia and emoji, none for marks that stand on
 * the character before them. Sources: Unicode Standard Annex 11, wide and fullwidth blocks.
 */
export function terminalColumns(text) {
    let columns = 0;
    for (const character of text)
        if (!/\p{Mn}|\p{Me}/u.test(character))
            columns += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
    return columns;
}
function isWide(codePoint) {
    return wide.some(([first, last]) => codePoint >= first && codePoint <= last);
}
const wide = [
    [0x1100, 0x115f], [0x2e80, 0x303e], [0x3041, 0xa4cf], [0xa960, 0xa97f], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe30, 0xfe6f], [0xff01, 0xff60],
    [0xffe0, 0xffe6], [0x1f300, 0x1f64f], [0x1f680, 0x1f6ff], [0x1f900, 0x1f9ff], [0x20000, 0x3fffd]
];
