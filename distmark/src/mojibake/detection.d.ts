import { type DecideOptions, type Decision } from '../encoding/decide.ts';
import { type Candidate } from './candidate.ts';
/** Which encoding a file is in, undeclared bytes included. */
export interface Detection extends Decision {
    /**
     * The encodings that undeclared bytes may be in, likeliest first: one when the others are far behind, several when the
     * evidence is narrow. Empty where a mark, a declaration or valid UTF-8 decided, and where nothing reads the bytes.
     */
    readonly candidates: readonly Candidate[];
}
/** A file's text, and how its encoding was found. */
export interface Decoded extends Pick<Detection, 'encoding' | 'decidedBy' | 'declarations' | 'conflicts' | 'candidates'> {
    /** Without a mark. Bytes that the encoding cannot read are U+FFFD. */
    readonly text: string;
}
/**
 * Decides which encoding `bytes` are in, as a browser does, and detects it by the evidence of their text where nothing says
 * it: then `encoding` is the likeliest candidate. A file with bad bytes that is UTF-8 for the most part stays UTF-8. Never
 * throws. Linear.
 */
export declare function decide(bytes: Uint8Array, options?: DecideOptions): Detection;
/**
 * Decodes a file as a browser does: decides which encoding it is in and reads it through the Encoding Standard's decoder of
 * that encoding. Never throws.
 */
export declare function decode(bytes: Uint8Array, options?: DecideOptions): Decoded;
/** Whether a decision by declarations leaves bytes that are not UTF-8 to detection. */
export declare function isUndecided({ decidedBy, encoding, fault }: Decision): boolean;
/** Ranks the encodings that undeclared bytes may be in; none for a file that is UTF-8 for the most part. Linear. */
export declare function detect(bytes: Uint8Array): readonly Candidate[];
