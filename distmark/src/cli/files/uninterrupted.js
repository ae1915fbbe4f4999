const signals = ['SIGINT', 'SIGTERM'];
/** Steps whose signals have not all been heard yet. */
let pending = 0;
/**
 * Does a step that must not be cut: SIGINT and SIGTERM that come meanwhile end the process after it, by the same signal.
 *
 * They are held back only until those that came have been heard, so that a run that hangs elsewhere ends at once.
 */
export function uninterrupted(step) {
    if (pending++ === 0)
        for (const signal of signals)
            process.on(signal, end);
    try {
        step();
    }
    finally {
        // Signals are heard where the loop waits for events, which it does between two of these.
        setImmediate(() => setImmediate(release));
    }
}
/** Lets the signals be heard that came during such steps: a run that goes from step to step without waiting hears none. */
export function heardSignals() {
    return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
function release() {
    if (--pending === 0)
        for (const signal of signals)
            process.off(signal, end);
}
function end(signal) {
    for (const one of signals)
        process.off(one, end);
    process.kill(process.pid, signal);
}
