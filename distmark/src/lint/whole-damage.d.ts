import type { Reading } from '../mojibake/reading.ts';
import { type Damage } from './damage.ts';
import type { Document, SuspectLine, TableChoice } from './document.ts';
/** The damage of a line that reverses whole. */
export interface WholeDamage {
    readonly damage: Damage;
    readonly reading: Reading;
    /** Why some of its pairs are not damage. */
    readonly left: 'lost' | 'allowed' | undefined;
}
/**
 * Finds the damage of a line that is judged to be damaged as a whole; undefined for another verdict, and when there is no damage
 * but what is lost or allowed (`allow`: strings that are right as they stand). Linear in the line.
 */
export declare function wholeDamageOf(document: Document, line: SuspectLine, options: DamageOptions): WholeDamage | undefined;
/** What decides which damage counts. */
interface DamageOptions {
    readonly allow: readonly string[];
    readonly tables: TableChoice;
}
export {};
