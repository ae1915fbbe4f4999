/**
 * Whether a line may be UTF-8 that was read through a multi-byte encoding; `start` is an offset in it that only ASCII
 * stands before. Reads no further than the first character that no such damage has there, in right text one or two characters.
 */
export declare function holdsMultiByteDamage(bytes: Uint8Array, start: number): boolean;
/**
 * Whether the character at `index` is damage though the line also holds right text: what a letter beyond ASCII becomes, alone
 * behind a small letter. Catches Western text between right quotation marks; spares Chinese, Japanese and Korean with words in
 * Latin letters, which have another character behind it nearly always.
 */
export declare function isTellTale(bytes: Uint8Array, index: number, codePoint: number): boolean;
