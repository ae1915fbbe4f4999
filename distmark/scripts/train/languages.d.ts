import { type RightLine } from './right-text.ts';
/**
 * Packs how the letters of each language's words differ from those of all words: log-ratios of letters and of pairs of
 * letters, those pairs that tell most. The layout is in `src/mojibake/language-format.ts`.
 */
export declare function packLanguages(lines: readonly RightLine[]): Buffer;
