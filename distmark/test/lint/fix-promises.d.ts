import '../../src/encoding/standard-codecs.ts';
/** Checks everything that a fix promises of a file that is read as UTF-8; throws with `hint` where it breaks a promise. */
export declare function checkFix(bytes: Uint8Array, path: string, hint: string): void;
