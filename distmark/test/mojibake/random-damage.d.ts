import type { SeededRandom } from '../seeded-random.ts';
/** A right line, and what is left of it after one to three misreadings. */
export interface RandomDamage {
    readonly right: string;
    readonly line: string;
    /** The tables that the line was misread through, first to last; `controls` for windows-1252 that was read as latin-1. */
    readonly tables: readonly string[];
}
/** Makes damage that a chain of default tables explains; undefined when the tables drawn cannot have misread the text. */
export declare function randomDamage(random: SeededRandom): RandomDamage | undefined;
