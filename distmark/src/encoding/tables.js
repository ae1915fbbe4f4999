import { createSinglebyteDecoder } from '@exodus/bytes/single-byte.js';
import { oemUpperHalves } from './oem-tables.js';
/** What stands in a table for a byte without a character. */
export const unassigned = 0xfffd;
/** The 28 single-byte encodings of the Encoding Standard (without x-user-defined, which maps to private-use characters). */
export const standardTableNames = [
    'ibm866', 'iso-8859-2', 'iso-8859-3', 'iso-8859-4', 'iso-8859-5', 'iso-8859-6', 'iso-8859-7', 'iso-8859-8',
    'iso-8859-8-i', 'iso-8859-10', 'iso-8859-13', 'iso-8859-14', 'iso-8859-15', 'iso-8859-16', 'koi8-r', 'koi8-u',
    'macintosh', 'windows-874', 'windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254',
    'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'x-mac-cyrillic'
];
/** Every table that text can have been misread through: the standard's, and four that it lacks. */
export const tableNames = [...standardTableNames, 'latin-1', 'cp437', 'cp850', 'cp852'];
const made = new Map();
/**
 * Gives the table of that name, made at the first call.
 * @throws {RangeError} when no table has that name; `tableNames` has all.
 */
export function tableOf(name) {
    let table = made.get(name);
    if (table === undefined) {
        table = { name, upperHalf: upperHalfOf(name) };
        made.set(name, table);
    }
    return table;
}
function upperHalfOf(name) {
    const codePoints = new Uint16Array(128);
    const text = oem(name) ?? decodeUpperHalf(name);
    for (let index = 0; index < 128; index++)
        codePoints[index] = text.charCodeAt(index);
    return codePoints;
}
function oem(name) {
    return Object.entries(oemUpperHalves).find(([key]) => key === name)?.[1];
}
function decodeUpperHalf(name) {
    // Not the runtime's TextDecoder: Node 20's is wrong in five of these tables and lacks iso-8859-16.
    const decode = createSinglebyteDecoder(name === 'latin-1' ? 'iso-8859-1' : name, true);
    return decode(Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index));
}
