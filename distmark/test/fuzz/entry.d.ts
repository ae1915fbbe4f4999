import type { SeededRandom } from '../seeded-random.ts';
import type { FuzzInput } from './input.ts';
/** One way into the program, and what must hold whatever comes in. */
export interface Entry {
    /** Throws where a promise is broken; `hint` says which input it was. */
    check(input: FuzzInput, random: SeededRandom, hint: string): void | Promise<void>;
    /** Ends what was started. */
    close?(): Promise<void>;
}
