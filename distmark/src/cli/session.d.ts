import type { DirectiveMode } from '../lint/directive.ts';
import { type SettingsLookup } from './config/settings-lookup.ts';
import type { CommandLine } from './command-line.ts';
import type { TargetSettings } from './files/targets.ts';
import { type Outcome } from './outcome.ts';
import { type ReportTarget } from './report-target.ts';
import type { FileReport } from './reporters/file-report.ts';
import type { Ledger } from './suppressions/ledger.ts';
/** All that one run shares: what was asked, and what has been found so far. */
export interface Session extends CommandLine {
    /** Absolute. */
    readonly cwd: string;
    readonly targetSettings: TargetSettings;
    readonly edits: 'none' | 'safe' | 'unsafe';
    readonly directives: DirectiveMode;
    /** The suppressions that hold, if any. */
    readonly ledger: Ledger | undefined;
    readonly outcome: Outcome;
    readonly reports: FileReport[];
    /** The reports that are wanted, and where they go. */
    readonly reportTargets: readonly ReportTarget[];
    /** How many threads may read files. */
    readonly threads: number;
    /** Makes the lookup of settings; takes the names of configuration files in folders that were listed already. */
    readonly settingsWith: (configNames: ReadonlyMap<string, readonly string[]>) => SettingsLookup;
    /** Writes a line for the user to standard error. */
    readonly tell: (line: string) => void;
}
/**
 * Checks what the command line asks for, as far as that needs no files to check. Code of the folder is run unless `runsCode`
 * forbids it: whoever types the command trusts the folder. Throws `UserError`.
 */
export declare function openSession({ options, targets }: CommandLine, cwd: string, { runsCode }?: {
    runsCode: boolean;
}): Promise<Session>;
/** Writes a line to standard error; what comes from files cannot steer the terminal. */
export declare function tell(line: string): void;
