import type { LegacyFile } from './legacy-file.ts';
/** Where Debian's packages hunspell-* and myspell-* put their dictionaries. */
export declare const dictionaryFolder = "/usr/share";
/** Reads the spelling dictionaries below a folder whose .aff names an encoding other than UTF-8 with SET. */
export declare function dictionaries(folder: string): readonly LegacyFile[];
