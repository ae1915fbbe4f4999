import type { Edit } from './finding.ts';
/**
 * Makes splices: everything outside their spans stays byte for byte. Edits may come in any order; one that overlaps an
 * earlier one is left out, so that a later pass can judge what stands there then.
 */
export declare function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array;
