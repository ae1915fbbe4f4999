/** A single-byte encoding: what each of the bytes 80 to FF stands for; the bytes below are ASCII. */
export interface Table {
    /** The Encoding Standard's name, or `latin-1`, `cp437`, `cp850`, `cp852`, which are ours. */
    readonly name: string;
    /** 128 code points for the bytes 80 to FF; `unassigned` where the table has none. */
    readonly upperHalf: Uint16Array;
}
/** What stands in a table for a byte without a character. */
export declare const unassigned = 65533;
/** The 28 single-byte encodings of the Encoding Standard (without x-user-defined, which maps to private-use characters). */
export declare const standardTableNames: readonly ['ibm866', 'iso-8859-2', 'iso-8859-3', 'iso-8859-4', 'iso-8859-5', 'iso-8859-6', 'iso-8859-7', 'iso-8859-8', 'iso-8859-8-i', 'iso-8859-10', 'iso-8859-13', 'iso-8859-14', 'iso-8859-15', 'iso-8859-16', 'koi8-r', 'koi8-u', 'macintosh', 'windows-874', 'windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'x-mac-cyrillic'];
/** Every table that text can have been misread through: the standard's, and four that it lacks. */
export declare const tableNames: readonly string[];
/**
 * Gives the table of that name, made at the first call.
 * @throws {RangeError} when no table has that name; `tableNames` has all.
 */
export declare function tableOf(name: string): Table;
