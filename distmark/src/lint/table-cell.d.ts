import type { Document, SuspectLine } from './document.ts';
/**
 * Returns the texts of the neighbouring cells of a line's table row that stand on other lines: those
 * before it, the nearest first, then those after it.
 *
 * Cells on the same line are not among them: whoever reads the line sees them. A cell has a line of its own in HTML rows
 * (also in markdown), in AsciiDoc (`|cell`), and in list tables of reStructuredText (`* - cell`, `  - cell`). In an
 * HTML cell of several lines the other lines of the cell count as well. Empty when the line is in no such row. Reads at
 * most 16 lines each way. Never throws.
 */
export declare function neighbouringCells(document: Document, line: Pick<SuspectLine, 'span'>): readonly string[];
