import { type MultiByteName } from '../encoding/multi-byte.ts';
/**
 * The tables of a reversal in the order of their bits in a mask. windows-1252 stands for latin-1 as well: real lines mix
 * both, so a character counts as the byte that either gives it. iso-8859-8-i is iso-8859-8 byte for byte.
 */
export declare const reversalTableNames: readonly string[];
/** Tables that are tried only when a configuration adds them: their look-alikes are too common in right text. */
export declare const optInTableNames: readonly string[];
/**
 * Names a user may write for a table, with the bit it stands for; 0 for unknown ones. The bits of multi-byte encodings lie
 * beyond those that bitwise operators see: masks that may hold them are made by `maskOfTables` and asked by `hasTable`.
 */
export declare function bitOf(name: string): number;
/** Mask of several tables by name; unknown names count for nothing. */
export declare function maskOfTables(names: readonly string[]): number;
/** Whether a mask holds a table by its number. */
export declare function hasTable(tables: number, table: number): boolean;
/** The multi-byte encoding of a table number; undefined for single-byte tables, whose numbers index `reversalTableNames`. */
export declare function multiByteNameOf(table: number): MultiByteName | undefined;
/** The table number of a multi-byte encoding. */
export declare function tableOfMultiByte(name: MultiByteName): number;
/** Mask of all single-byte tables. */
export declare const singleByteTables: number;
/** Mask of the tables that are tried by default. */
export declare const defaultTables: number;
/** Tables of reversal beyond the default ones, and default ones left out, by name. */
export interface TableChoice {
    readonly add: readonly string[];
    readonly remove: readonly string[];
}
/** Mask of the default tables with some added and some left out. */
export declare function tablesWith({ add, remove }: TableChoice): number;
/** Mask of the tables whose sequences count as damage in part of a line. */
export declare const fragmentTables: number;
/**
 * What the tables make of characters. Characters that the tables treat alike share a class; class 0 is everything that no
 * table holds. Masks have bit i set for table i of `reversalTableNames`.
 */
export interface CharacterClasses {
    /** Class of each code point of the BMP. */
    readonly classOf: Uint16Array;
    /** Per class: the tables in which its byte is a continuation (80 to BF). */
    readonly continuation: Int32Array;
    /** Per class: the tables in which its byte leads a sequence of two (C2 to DF), three (E0 to EF) or four (F0 to F4). */
    readonly lead2: Int32Array;
    readonly lead3: Int32Array;
    readonly lead4: Int32Array;
    /** Per class, `reversalTableNames.length` bytes: the byte in each table, 0 where the table lacks the character. */
    readonly bytes: Uint8Array;
}
/** Gives the classes, made from the tables at the first call (under 2 ms). */
export declare function characterClasses(): CharacterClasses;
