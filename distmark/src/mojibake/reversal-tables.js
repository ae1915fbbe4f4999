import { multiByteNames } from '../encoding/multi-byte.js';
import { standardTableNames, tableOf, unassigned } from '../encoding/tables.js';
/**
 * The tables of a reversal in the order of their bits in a mask. windows-1252 stands for latin-1 as well: real lines mix
 * both, so a character counts as the byte that either gives it. iso-8859-8-i is iso-8859-8 byte for byte.
 */
export const reversalTableNames = [
    'windows-1252', 'cp437', 'cp850',
    ...standardTableNames.filter((name) => !['windows-1252', 'iso-8859-8-i', 'macintosh'].includes(name)),
    'macintosh', 'cp852'
];
/** Tables that are tried only when a configuration adds them: their look-alikes are too common in right text. */
export const optInTableNames = ['macintosh', 'cp852'];
const fragmentTableNames = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254', 'cp437', 'cp850'];
/** Names of all tables by their numbers: the multi-byte encodings stand behind the single-byte tables. */
const allNames = [...reversalTableNames, ...multiByteNames];
/** Names that mean another table. */
const otherNames = { 'latin-1': 'windows-1252', 'iso-8859-8-i': 'iso-8859-8', gb18030: 'gbk' };
/**
 * Names a user may write for a table, with the bit it stands for; 0 for unknown ones. The bits of multi-byte encodings lie
 * beyond those that bitwise operators see: masks that may hold them are made by `maskOfTables` and asked by `hasTable`.
 */
export function bitOf(name) {
    const index = allNames.indexOf(otherNames[name] ?? name);
    return index < 0 ? 0 : 2 ** index;
}
/** Mask of several tables by name; unknown names count for nothing. */
export function maskOfTables(names) {
    return [...new Set(names.map(bitOf))].reduce((mask, bit) => mask + bit, 0);
}
/** Whether a mask holds a table by its number. */
export function hasTable(tables, table) {
    return Math.floor(tables / 2 ** table) % 2 === 1;
}
/** The multi-byte encoding of a table number; undefined for single-byte tables, whose numbers index `reversalTableNames`. */
export function multiByteNameOf(table) {
    return multiByteNames[table - reversalTableNames.length];
}
/** The table number of a multi-byte encoding. */
export function tableOfMultiByte(name) {
    return allNames.indexOf(name);
}
/** Mask of all single-byte tables. */
export const singleByteTables = 2 ** reversalTableNames.length - 1;
/** Mask of the tables that are tried by default. */
export const defaultTables = maskOfTables(allNames.filter((name) => !optInTableNames.includes(name)));
/** Mask of the default tables with some added and some left out. */
export function tablesWith({ add, remove }) {
    if (add.length === 0 && remove.length === 0)
        return defaultTables;
    const left = remove.map(bitOf);
    return maskOfTables(allNames.filter((name) => (!optInTableNames.includes(name) || add.includes(name)) && !left.includes(bitOf(name))));
}
/** Mask of the tables whose sequences count as damage in part of a line. */
export const fragmentTables = maskOfTables(fragmentTableNames);
let classes;
/** Gives the classes, made from the tables at the first call (under 2 ms). */
export function characterClasses() {
    classes ??= makeClasses();
    return classes;
}
function makeClasses() {
    const width = reversalTableNames.length;
    const rows = bytesByCodePoint(width);
    const classOf = new Uint16Array(0x10000);
    const count = rows.size + 1;
    const made = {
        classOf,
        continuation: new Int32Array(count),
        lead2: new Int32Array(count),
        lead3: new Int32Array(count),
        lead4: new Int32Array(count),
        bytes: new Uint8Array(count * width)
    };
    let id = 0;
    for (const [codePoint, row] of rows) {
        classOf[codePoint] = ++id;
        made.bytes.set(row, id * width);
        row.forEach((byte, table) => {
            const masks = byte < 0x80 ? undefined : byte < 0xc0 ? made.continuation : byte < 0xc2 ? undefined : byte < 0xe0 ? made.lead2 : byte < 0xf0 ? made.lead3 : byte < 0xf5 ? made.lead4 : undefined;
            if (masks !== undefined)
                masks[id] = (masks[id] ?? 0) | (1 << table);
        });
    }
    return made;
}
function bytesByCodePoint(width) {
    const rows = new Map();
    const note = (codePoint, table, byte) => {
        let row = rows.get(codePoint);
        if (row === undefined)
            rows.set(codePoint, (row = new Uint8Array(width)));
        row[table] = byte;
    };
    reversalTableNames.forEach((name, table) => {
        tableOf(name).upperHalf.forEach((codePoint, index) => {
            if (codePoint !== unassigned)
                note(codePoint, table, 0x80 + index);
        });
    });
    for (let control = 0x80; control < 0xa0; control++)
        note(control, 0, control);
    return rows;
}
