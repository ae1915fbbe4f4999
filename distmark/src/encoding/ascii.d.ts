/** Whether a byte is a blank as HTML has it: tab, LF, FF, CR or space. */
export declare function isAsciiBlank(byte: number | undefined): boolean;
/** Whether a byte is a letter A to Z or a to z. */
export declare function isAsciiLetter(byte: number | undefined): boolean;
/** Gives bytes as text, each as the character of its number. For labels and headers; linear. */
export declare function isomorphicText(bytes: Uint8Array, start?: number, end?: number): string;
/** Whether `word`, in small letters, stands at `offset`, whatever case its letters have there. */
export declare function standsAt(bytes: Uint8Array, offset: number, word: string): boolean;
/** Whether no byte from `start` on is 80 or above. */
export declare function isAscii(bytes: Uint8Array, start?: number): boolean;
