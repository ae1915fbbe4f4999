/** Makes a source of numbers from 0 (inclusive) to `below` (exclusive): the same for the same seed (mulberry32). */
export declare function randomFrom(seed: number): (below: number) => number;
/** Joins texts (as UTF-8) and bytes. */
export declare function bytesOf(...pieces: readonly (string | readonly number[])[]): Uint8Array;
/** Gives bytes as one character each, so that a failing test shows them. */
export declare function shownBytes(bytes: Uint8Array): string;
/** Pieces of text and of bytes that each make some part of the linter look closer. */
export declare const pieces: readonly (string | readonly number[])[];
/** Makes a file of up to `most` such pieces; one in four also has random bytes between them. */
export declare function randomFile(random: (below: number) => number, most: number): Uint8Array;
