import '../src/encoding/standard-codecs.ts';
/** Writes the module of the characters that can begin damage of each multi-byte encoding; the layout is told in `src/mojibake/multi-byte-starts.ts`. */
export declare function multiByteStarts(): string;
