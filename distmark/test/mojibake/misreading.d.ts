import '../../src/encoding/standard-codecs.ts';
/** What UTF-8 text becomes when it is read through a table; undefined when the table has no character for some of its bytes. */
export declare function misread(text: string, table: string): string | undefined;
/** What UTF-8 text becomes when it is read through a multi-byte encoding; undefined when bytes of it are lost. */
export declare function misreadMultiByte(text: string, encoding: string): string | undefined;
/** The characters that multi-byte encodings read from a lead byte and a continuation byte, by the lead: C2 to DF, E0 on. */
export declare const multiByteStarts: readonly {
    readonly encoding: string;
    readonly whole: ReadonlySet<string>;
    readonly open: ReadonlySet<string>;
}[];
/** Reads bytes through a table; undefined when it has no character for one of them. */
export declare function readThrough(bytes: Uint8Array, table: string): string | undefined;
/** What the small letters of Latin-1 become when their UTF-8 is read through a multi-byte encoding; of Shift_JIS the first byte alone. */
export declare const misreadLetters: ReadonlySet<string>;
/** The byte of each character of a table. For windows-1252 the C1 controls count as well, as they do in latin-1. */
export declare function encoderOf(table: string): ReadonlyMap<string, number>;
/** What text in an encoding becomes when its bytes are read through a table. Throws where either has no place for it. */
export declare function bytesMisread(text: string, encoding: string, table: string): string;
