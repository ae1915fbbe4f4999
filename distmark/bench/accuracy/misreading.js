import { standardTableNames, tableOf, unassigned } from '../../src/encoding/tables.js';
const notByDefault = ['macintosh', 'iso-8859-8-i'];
/** The tables that lines are damaged through: those that are tried by default, latin-1 for itself. */
export const misreadingTables = [...[...standardTableNames].sort().filter((name) => !notByDefault.includes(name)), 'latin-1', 'cp437', 'cp850'];
/** The tables that pages, mail and consoles use and that most damage goes through; the others are of old systems. */
const tablesOfTheWeb = /^(?:windows-125\d|latin-1|koi8-.|ibm866|cp437|cp850)$/;
/** Whether a table is one that most damage goes through. */
export function isOfTheWeb(table) {
    return tablesOfTheWeb.test(table);
}
/**
 * What the UTF-8 bytes of a line become when they are read through each of `tables` in turn. Undefined when a table has no
 * character for a byte, which is then lost, and when a line end comes of it.
 */
export function misread(line, tables) {
    let text = line;
    for (const table of tables) {
        const { upperHalf } = tableOf(table);
        let read = '';
        for (const byte of encoder.encode(text)) {
            const codePoint = byte < 0x80 ? byte : (upperHalf[byte - 0x80] ?? unassigned);
            if (codePoint === unassigned)
                return undefined;
            read += String.fromCharCode(codePoint);
        }
        text = read;
    }
    return lineEnds.test(text) ? undefined : text;
}
/** Line ends to mojilint or to other programs. */
const lineEnds = /[\n\r\u0085\u2028\u2029]/;
const encoder = new TextEncoder();
