import type { OptionValues } from './options.ts';
import { type FormatName } from './reporters/formats.ts';
/** A report that is wanted. */
export interface ReportTarget {
    readonly format: FormatName;
    /** The file that it goes to, as the user wrote it; undefined for the standard streams. */
    readonly file: string | undefined;
}
/**
 * Reads the reports that `--format` and `--output-file` ask for: `NAME` or `NAME:FILE`, where `--output-file` gives the
 * first one its file, and stylish is what nobody asked for.
 *
 * Throws `UserError` for an unknown format, a colon without a file, and for two reports that would go to the same place.
 */
export declare function reportTargets(options: Pick<OptionValues, 'format' | 'output-file'>, cwd: string): readonly ReportTarget[];
