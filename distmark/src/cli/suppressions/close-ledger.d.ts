import type { Ledger } from './ledger.ts';
/** What there is to say of the suppressions when all files are checked, one sentence a line. */
export interface LedgerClosing {
    readonly words: readonly string[];
    /** What makes the run exit 2. */
    readonly problems: readonly string[];
}
/** Judges the suppressions at the end of a run that searched these folders (absolute paths), and writes them where they changed. */
export declare function closeLedger(ledger: Ledger, { folders, acceptsUnused }: {
    readonly folders: readonly string[];
    readonly acceptsUnused: boolean;
}): LedgerClosing;
