import type { RuledFinding } from '../lint/finding.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Range } from './open-document.ts';
/** A part of the text that becomes another, as the protocol has it. */
export interface TextEdit {
    readonly range: Range;
    readonly newText: string;
}
/** One way to mend a finding. */
export interface Fix {
    /** For the user to choose by. */
    readonly title: string;
    readonly edit: TextEdit;
    /** Whether it is the one to make where nobody chooses. */
    readonly isPreferred: boolean;
}
/**
 * Gives the ways to mend a finding: its edit, where that is safe; or each text that is expected there, of which the only one is
 * preferred and of several none. None for what is about bytes, and where text is quoted or named on purpose.
 */
export declare function fixesOf(finding: RuledFinding, { judged, placeOf, isEditable }: CheckedDocument): readonly Fix[];
