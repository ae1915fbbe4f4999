import type { Weights } from '../../src/mojibake/weights.ts';
import type { ProductSource } from './product.ts';
/** The build that this command is part of. */
export declare const ownProduct: ProductSource;
/** What is put in the place of a module of a build. */
export interface Changes {
    /** The text of `evidence-data.ts`, as the training writes it. */
    readonly evidence?: string;
    /** The text of `language-data.ts`, the same. */
    readonly languages?: string;
    readonly weights?: Weights;
}
/** Copies of this build, other in some of their modules. */
export interface Workshop {
    /** Makes a copy. */
    copy(changes: Changes): ProductSource;
    /** Removes all copies. */
    close(): void;
}
/** Makes a folder for copies. They run on this project's dependencies. */
export declare function openWorkshop(): Workshop;
