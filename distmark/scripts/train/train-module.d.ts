import { type RightLine, type RightText } from './right-text.ts';
/** Trains the evidence model and writes it as the text of a module. The same text gives the same module. */
export declare function trainModule({ lines, sources }: RightText, pairs?: number): string;
/** Trains the languages and writes them as the text of a module. The same lines give the same module. */
export declare function trainLanguageModule(lines: readonly RightLine[]): string;
