import { decide } from './decide.js';
import { isWide } from './mark.js';
/** Tells whether bytes are no text: a NUL among the first 8,000, as git judges, in what is not decided to be UTF-16 or UTF-32. */
export function isBinary(bytes, known) {
    return bytes.subarray(0, 8000).includes(0) && !isWide(decide(bytes, known).encoding);
}
