import { type MultiByteName } from '../encoding/multi-byte.ts';
/**
 * Takes every character of `text` back to its bytes in a multi-byte encoding and reads the bytes as UTF-8. Gives the texts
 * that this leads to: none when a character has no bytes there or the bytes are not well-formed UTF-8; more than one where
 * several sequences of bytes stand for the same character, as A1 A1 and A3 A0 of GBK do. Linear; stops at the first
 * character that does not fit.
 */
export declare function reverseMultiByte(text: string, name: MultiByteName): readonly string[];
/** How many continuation bytes UTF-8 needs after a packed sequence when it needed `needed` before; -1 when they do not fit. */
export declare function neededAfter(sequence: number, needed: number): number;
