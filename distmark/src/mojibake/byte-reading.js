import { decodeAs } from '../encoding/decode.js';
import { candidatesOf, narrow } from './candidate.js';
import { holdsForbidden } from './reading.js';
/**
 * Reads bytes in the encodings that are about as likely as the likeliest of `candidates`, which are those of the bytes or of
 * the file that they stand in. Readings that agree on the text are one, under the likeliest name; those that hold a character
 * that no text has are none. Linear in the bytes; pass a line, not a file. Never throws.
 */
export function byteReadingsOf(bytes, candidates = candidatesOf(bytes)) {
    const byText = new Map();
    for (const { encoding } of narrow(candidates)) {
        const text = decodeAs(encoding, bytes);
        if (!holdsForbidden(text) && !byText.has(text))
            byText.set(text, { encoding, text });
    }
    return [...byText.values()];
}
