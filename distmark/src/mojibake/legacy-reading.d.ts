import { type Reading } from './reading.ts';
/**
 * The encodings whose bytes are looked for in text of windows-1252 and latin-1, likelier ones first where two agree on a text:
 * those in which most of a word lies beyond ASCII.
 */
export declare const legacyEncodings: readonly ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic', 'windows-1253', 'iso-8859-7', 'windows-1255', 'iso-8859-8', 'windows-1256', 'iso-8859-6', 'windows-874', 'gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'];
/**
 * Adds to the `readings` of a line those of bytes in another legacy encoding that were read as windows-1252 or latin-1, and gives
 * all, likeliest first. Only such are added as are likelier than the line, and lead back to it: the encoding writes the text in
 * the bytes of the line.
 *
 * A reading as UTF-8 that is likelier than the line leaves none: other bytes are hardly ever UTF-8 by chance. One that names C1
 * controls and is accepted is only rivalled by what is likely enough itself. Linear in the line for each encoding; nothing is decoded in a line without a
 * run of such characters. Needs the codecs.
 */
export declare function withLegacyReadings(line: string, tables: number, readings: readonly Reading[]): readonly Reading[];
