/** What decides about colour. */
export interface ColorSource {
    /** What `--color` or `--no-color` says. */
    readonly flag: boolean | undefined;
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Whether the text goes to a terminal. */
    readonly isTerminal: boolean;
}
/**
 * Decides whether to colour: by the flag, then `NO_COLOR` (https://no-color.org), then `FORCE_COLOR` (where `0` and
 * `false` say no), then whether a terminal that is not dumb reads the text.
 */
export declare function wantsColor({ flag, environment, isTerminal }: ColorSource): boolean;
