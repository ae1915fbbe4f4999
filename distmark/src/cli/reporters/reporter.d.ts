import type { FileReport } from './file-report.ts';
/** What a format may need to know beside the findings. */
export interface ReportSettings {
    /** Whether colour is wanted. */
    readonly color: boolean;
    /** Whether notes are wanted: all pairs, and why something was found and fixed or not. */
    readonly hasNotes: boolean;
    /** Absolute path of the folder that paths of machine formats start at: the top of the repository. */
    readonly root: string;
    /** The version of mojilint. */
    readonly version: string;
}
/** Turns the reports of a run into the text of a format. */
export type Reporter = (reports: readonly FileReport[], settings: ReportSettings) => string;
