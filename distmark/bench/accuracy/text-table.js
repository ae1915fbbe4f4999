/** Writes a table in markdown, with columns as wide as their widest cell; all but the first are set to the right. */
export function textTable(head, rows) {
    const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
    const line = (cells) => `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`;
    const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
    return [line(head), rule, ...rows.map(line)].join('\n');
}
/** Writes a share as a percentage with two decimals, rounded down, so that what is missing shows; a dash when there is nothing. */
export function percent(part, whole) {
    return whole === 0 ? '-' : (Math.floor((part / whole) * 1e4) / 100).toFixed(2);
}
