import type { KeyPath } from '../../lint/config-error.ts';
/** A place in a configuration file. */
export interface SourcePlace {
    /** 1-based. */
    readonly line: number;
    /** 1-based, in UTF-16 code units. */
    readonly column: number;
}
/** Finds where a key, or the value behind it, stands in the file; undefined where the file does not hold it. */
export type Locate = (keyPath: KeyPath, at: 'key' | 'value') => SourcePlace | undefined;
/** A configuration as a file holds it. */
export interface ParsedConfig {
    readonly value: unknown;
    readonly locate: Locate;
}
/** Says that a configuration file is not well-formed, and where. */
export declare class SyntaxFault extends Error {
    readonly place: SourcePlace | undefined;
    constructor(message: string, place: SourcePlace | undefined, options?: ErrorOptions);
}
/** Line and column of a code unit offset of `text`. */
export declare function placeAt(text: string, codeUnitOffset: number): SourcePlace;
