/** A part of a page that a command writes between two comments; what stands around it is written by hand. */
export interface Section {
    readonly name: string;
    readonly text: string;
}
/**
 * Writes sections into a page, each between `<!-- NAME: written by ... -->` and `<!-- /NAME -->`. Throws when the page has
 * no such place, and writes nothing then.
 */
export declare function writeSections(page: string, sections: readonly Section[]): void;
