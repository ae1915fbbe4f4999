import type { OptionValues } from '../options.ts';
import type { Ledger, SuppressionTask } from './ledger.ts';
/**
 * Opens the suppressions that hold for a run: those of `--suppressions-location`, a file or a folder, else of the working
 * folder. Gives undefined where there are none and none are asked for, at the cost of one look at the disk.
 *
 * Rejects with `UserError` when the file is broken, or missing where it is needed.
 */
export declare function openLedger(options: OptionValues, cwd: string): Promise<Ledger | undefined>;
/** Throws `UserError` when `--suppress-rule` names a rule that no file of the run knows. */
export declare function refuseUnknownRules({ rules }: SuppressionTask, ruleIds: Iterable<string>): void;
