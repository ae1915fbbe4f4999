/** Gives the character of the reference `&name;`, if it is one of windows-1252 beyond ASCII. */
export declare function characterOfName(name: string): string | undefined;
/** Gives the character of a numeric reference; 80 to 9F mean the bytes of windows-1252, as HTML says. */
export declare function characterOfNumber(codePoint: number): string | undefined;
