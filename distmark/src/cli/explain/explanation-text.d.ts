import type { Explanation } from '../../lint/explanation.ts';
/** How explanations are laid out. */
export interface TextSettings {
    /** What the lines are of, as the user would type it; undefined for a text of the command line. */
    readonly name: string | undefined;
    readonly color: boolean;
}
/**
 * Lays explanations out for people: for each line first what it should be, then the pairs, the other readings, and why. Ends in
 * a line end. Of several lines, those with nothing beyond ASCII or without a piece that goes back take one line each.
 *
 * What comes from files goes through `forTerminal`.
 */
export declare function explanationText(explanations: readonly Explanation[], { name, color }: TextSettings): string;
