/** The characters that stand for a lead byte and a continuation byte, packed: the layout is in multi-byte-starts.ts. */
export declare const multiByteStartsData: string;
