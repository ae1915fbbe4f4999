import type { LegacyFile } from './legacy-file.ts';
import type { ProductSource } from './product.ts';
/** What a tool makes of a file. */
export interface Detected {
    /** Whether the text is right that it reads, whatever it calls the encoding. */
    readonly isRight: boolean;
    /** Whether it names one encoding and no second. */
    readonly isAlone: boolean;
}
/** A tool that detects encodings, asked about all files at once; undefined when it is not there. */
export interface Detector {
    readonly name: string;
    /** A slow tool is asked about every so many files only. */
    readonly step?: number;
    detect(files: readonly LegacyFile[]): readonly Detected[] | undefined;
}
/** Loads the detection of a build of this linter. */
export declare function loadDetector({ folder }: ProductSource): Promise<Detector>;
/** The other tools: chardet of npm, and those that Debian has. */
export declare const otherDetectors: readonly Detector[];
