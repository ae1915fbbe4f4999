/** One right sentence a language, written for these tests, each with characters beyond ASCII. */
export declare const sentences: Readonly<Record<string, string>>;
