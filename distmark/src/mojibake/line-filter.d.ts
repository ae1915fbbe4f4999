import { type Words } from '../encoding/words.ts';
/**
 * Gives the offset of a character beyond ASCII whose line may hold a trigger, the first from `from` on; the number
 * of bytes when there is none. `from` is the start of a line, and all bytes are UTF-8. Linear; stops at the first.
 */
export declare function nextDoubtful(words: Words, from: number): number;
