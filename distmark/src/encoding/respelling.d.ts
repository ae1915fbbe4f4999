/**
 * Writes a text back into the encoding that it was read from, and counts its characters that the standard's encoder
 * spells with other bytes, or with none: Big5 has 90 and 3,847 of them, Shift_JIS 398 and none, EUC-JP 10 and all of
 * JIS X 0212. Gives undefined when the bytes so written are another text. `bytes` are without a mark and `text` without
 * U+FFFD. Linear.
 */
export declare function countRespelt(encoding: string, bytes: Uint8Array, text: string): number | undefined;
