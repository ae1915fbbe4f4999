import { decide as decideByDeclaration } from '../encoding/decide.js';
import { decodeAs } from '../encoding/decode.js';
import { isMostlyUtf8 } from './bad-bytes.js';
import { candidatesOf, narrow } from './candidate.js';
/**
 * Decides which encoding `bytes` are in, as a browser does, and detects it by the evidence of their text where nothing says
 * it: then `encoding` is the likeliest candidate. A file with bad bytes that is UTF-8 for the most part stays UTF-8. Never
 * throws. Linear.
 */
export function decide(bytes, options = {}) {
    const decision = decideByDeclaration(bytes, options);
    const candidates = isUndecided(decision) ? detect(bytes) : [];
    return { ...decision, candidates: narrow(candidates), ...(candidates[0] === undefined ? {} : { encoding: candidates[0].encoding, fault: undefined }) };
}
/**
 * Decodes a file as a browser does: decides which encoding it is in and reads it through the Encoding Standard's decoder of
 * that encoding. Never throws.
 */
export function decode(bytes, options = {}) {
    const { encoding, decidedBy, declarations, conflicts, candidates, mark } = decide(bytes, options);
    return { text: decodeAs(encoding, bytes.subarray(mark.end)), encoding, decidedBy, declarations, conflicts, candidates };
}
/** Whether a decision by declarations leaves bytes that are not UTF-8 to detection. */
export function isUndecided({ decidedBy, encoding, fault }) {
    return decidedBy === 'detection' && encoding === 'utf-8' && fault !== undefined;
}
/** Ranks the encodings that undeclared bytes may be in; none for a file that is UTF-8 for the most part. Linear. */
export function detect(bytes) {
    return isMostlyUtf8(bytes) ? [] : candidatesOf(bytes);
}
