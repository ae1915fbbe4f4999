import type { Document } from '../../lint/document.ts';
import type { RuledFinding } from '../../lint/finding.ts';
import type { SuppressionFile } from './suppression-file.ts';
/** What a run does with the suppressions beside obeying them. */
export interface SuppressionTask {
    /** `suppress` adds what is found, `prune` takes away what is not. */
    readonly kind: 'obey' | 'suppress' | 'prune';
    /** The rules whose findings `suppress` adds; undefined for all. */
    readonly rules: readonly string[] | undefined;
}
/** The suppressions of a run: it leaves findings out, and knows in the end what has changed. */
export interface Ledger {
    readonly file: SuppressionFile;
    readonly task: SuppressionTask;
    /** What happened so far. */
    readonly counts: LedgerCounts;
    /** Whether it lists anything of a file (an absolute path). */
    lists(file: string): boolean;
    /** Leaves suppressed findings of a file (an absolute path) out. Infos stay, since they fail no run. */
    withoutSuppressed(file: string, document: Document, findings: readonly RuledFinding[]): readonly RuledFinding[];
    /** Judges the entries of files that were checked, or that are gone from one of these folders (absolute paths). */
    settle(folders: readonly string[]): void;
}
/** Numbers of findings, but for texts that are exceeded. */
export interface LedgerCounts {
    /** Left out. */
    suppressed: number;
    /** Added to the list. */
    added: number;
    /** Texts of a rule in a file that occur more often than the list allows, so that all their findings are shown. */
    exceeded: number;
    /** Allowed by the list and not there. */
    unused: number;
    /** Taken from the list. */
    pruned: number;
}
/** Opens the suppressions for a run. */
export declare function createLedger(file: SuppressionFile, task: SuppressionTask): Ledger;
