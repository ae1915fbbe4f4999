import '../../src/encoding/standard-codecs.ts';
import type { DocumentInput } from '../../src/lint/document.ts';
import type { SeededRandom } from '../seeded-random.ts';
/** A document that nobody wrote: its bytes, a name, and at times the label of an encoding. */
export type FuzzInput = DocumentInput & {
    readonly path: string;
};
/** What inputs are made of. */
export interface Material {
    readonly documents: readonly Uint8Array[];
    readonly lines: readonly string[];
    /** Whether there are lines of real documents among them. */
    readonly isReal: boolean;
}
/** Reads the fixtures, and the real documents of the folder `shared` where it is there. */
export declare function readMaterial(): Material;
/** Makes an input: pieces of damage, random bytes, a fixture or lines of documents, damaged or in another encoding, and then spoilt. */
export declare function makeInput(random: SeededRandom, material: Material): FuzzInput;
/** Shows an input so that a failure can be tried again. */
export declare function shownInput({ bytes, path: name, encoding }: FuzzInput): string;
