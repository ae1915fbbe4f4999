/**
 * Gives the number of bytes of the character at `index` in an encoding that is ASCII for bytes below 80, by its first
 * bytes: 1 to 4. Right for bytes that the encoding can read; reads none beyond the end.
 */
export declare function characterLength(encoding: string, bytes: Uint8Array, index: number): number;
