import { type FoundFile, type Search } from './files/search.ts';
import type { Session } from './session.ts';
import type { Sieve } from './sieve.ts';
/** A file with the path that the user would type in the working folder. */
export declare class ShownFile implements FoundFile {
    #private;
    readonly path: string;
    readonly folder: string;
    readonly isNamed: boolean;
    constructor({ path: file, folder, isNamed }: FoundFile, cwd: string);
    /** With slashes; bytes that are not UTF-8 as `pathOfBytes` has them. */
    get relative(): string;
    /** The same for people and reports: such bytes as `\xE9`. */
    get shown(): string;
}
/** The files of a run. */
export interface FoundFiles {
    /** In the order of their paths. */
    readonly files: readonly ShownFile[];
    readonly search: Search;
}
/** Finds the files that the command line means, and of these the ones of its shard, and puts them into the sieve. Throws `UserError` for a list or an ignore file that cannot be read. */
export declare function findFiles({ options, targets, targetSettings: asked, cwd, ledger }: Session, sieve?: Sieve): Promise<FoundFiles>;
/** Tells which named files were left out, and what was left out where `count`, the number of files that were not, is 0. */
export declare function tellSkipped({ skipped, skippedNamed, problems }: Search, { tell }: Session, count: number): void;
/** Words what was left out, as the end of a sentence without its full stop; empty when nothing was. */
export declare function leftOutWords(skipped: Search['skipped']): string;
