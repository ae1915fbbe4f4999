import type { Breaker } from '../mojibake/breaker.ts';
import type { Pair } from '../mojibake/pair.ts';
import type { PartialDamage } from '../mojibake/partial.ts';
import { type Layer, type Reading } from '../mojibake/reading.ts';
/** Quotes text of a file in a message, cut in the middle when it is long. */
export declare function quoted(text: string): string;
/** Writes a pair as the found characters, their bytes and the expected character, with every step between. */
export declare function pairInWords(pair: Pair): string;
/** Lists the different pairs of a reading, one a line, the first 24 of them. */
export declare function pairsInWords(pairs: readonly Pair[]): string;
/** Says how a text came about: `UTF-8 read as windows-1252, twice`. */
export declare function layersInWords(layers: readonly Pick<Layer, 'tables' | 'original'>[]): string;
/** Says in a sentence what proves the layers of a reading. */
export declare function proofInWords(layers: readonly Pick<Layer, 'tables' | 'original'>[]): string;
/** Names what tells the readings of a line apart: the table, or the encoding of bytes that are not UTF-8. */
export declare function misreadingInWords([layer]: readonly Pick<Layer, 'tables' | 'original'>[]): string;
/** Names of the tables of a reading, the last misreading first, each with those that agree. */
export declare function tablesOf(reading: Reading): readonly string[];
/** Writes a gain for people: the number in nats with one decimal. */
export declare function gainInWords(gain: number): string;
/** What became of a lost byte, a sentence for each kind. */
export declare const lossWords: {
    readonly 'no-break space': 'A no-break space (byte A0) became a space or was trimmed.';
    readonly 'question mark': 'A byte became a question mark.';
    readonly 'dropped byte': 'A byte was dropped (81, 8D, 8F, 90 or 9D, for which some programs have no character).';
    readonly 'last byte': 'The last byte of a character was dropped, since the encoding takes two at a time.';
    readonly 'replacement character': 'A byte became U+FFFD.';
    readonly 'high byte': 'A code unit was cut to its low byte, and the high byte is lost.';
};
/** Says which bytes of a line were lost, one sentence for each kind. */
export declare function lossesInWords(pairs: readonly Pair[]): readonly string[];
/** Says how damage in part of a line came about. */
export declare function partInWords({ table, pairs }: Pick<PartialDamage, 'table' | 'pairs'>): string;
/** Says what breaks the proof of a whole line; places are columns of the line, of which `bodyStart` code units were not judged. */
export declare function breakerInWords({ table, pairs, breaker }: Pick<PartialDamage, 'table' | 'pairs' | 'breaker'>, bodyStart: number): string;
/** Says which character or byte breaks a proof, where it stands, and why it does. */
export declare function problemInWords({ index, found, bytes, problem, expected }: Breaker, bodyStart: number): string;
/** What is wrong with bytes that are not UTF-8, for a sentence that has them as its subject. */
export declare const problemWords: {
    readonly stray: 'begins no UTF-8 sequence';
    readonly cut: 'begins a UTF-8 sequence that ends too early';
    readonly overlong: 'is an overlong form';
    readonly surrogate: 'is half of a surrogate pair';
    readonly 'beyond-range': 'is beyond U+10FFFF';
};
