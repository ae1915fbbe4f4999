/** The state before the first character of a line, and as long as there is no sign of damage. */
export declare const startOfLine = 31;
/** The state after an ASCII character: whatever was open is over, and a sequence may begin. */
export declare function afterAscii(state: number): number;
/** Whether a character of the BMP can begin damage; the data are unpacked at the first call. */
export declare function canBegin(codeUnit: number): boolean;
/** The encodings, as a mask over `multiByteNames`, in which a character of the BMP is what a letter or quotation mark of Western text becomes. */
export declare function tellTales(codeUnit: number): number;
/**
 * The state after a character beyond ASCII; 0 when no encoding is left. A necessary condition alone: behind an open sequence
 * it lets nearly everything pass up to the next ASCII character. Catches lines of misread UTF-8, and those that lost bytes;
 * spares right Chinese, Japanese and Korean, which have no such character first in 998 lines of 1,000.
 */
export declare function afterCharacter(state: number, codePoint: number): number;
/** The first code point of the scripts that multi-byte encodings are for; damage through them holds one beyond it. */
export declare const firstEastAsian = 11904;
/** The encodings that are left of a text, as a mask over `multiByteNames`; 0 where there is no sign of damage. Linear; stops when none is left. */
export declare function mayBeMisread(text: string): number;
/** The encodings that a text holds tell-tales of, as a mask over `multiByteNames`. Linear. */
export declare function tellTalesOf(text: string): number;
