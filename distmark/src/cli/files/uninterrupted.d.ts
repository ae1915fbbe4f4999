/**
 * Does a step that must not be cut: SIGINT and SIGTERM that come meanwhile end the process after it, by the same signal.
 *
 * They are held back only until those that came have been heard, so that a run that hangs elsewhere ends at once.
 */
export declare function uninterrupted(step: () => void): void;
/** Lets the signals be heard that came during such steps: a run that goes from step to step without waiting hears none. */
export declare function heardSignals(): Promise<void>;
