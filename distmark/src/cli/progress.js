import { countOf, grouped } from './number-words.js';
/** A run that is shorter than this says nothing, and a line stays for at least a tenth of it, in milliseconds. */
const patience = 1000;
/** Makes the progress of a run that begins now. */
export function createProgress({ total, now, write }) {
    let next = now() + patience;
    let isShown = false;
    return {
        step(done) {
            if (now() < next)
                return;
            next = now() + patience / 10;
            isShown = true;
            write(`\r${grouped(done)} of ${countOf(total, 'file')}${eraseToEnd}`);
        },
        end() {
            if (isShown)
                write(`\r${eraseToEnd}`);
        }
    };
}
/** Tells whether progress may be shown: on a terminal that can, never in a pipe or in CI, whose logs keep every line. */
export function wantsProgress({ isTerminal, environment }) {
    return isTerminal && !environment['CI'] && environment['TERM'] !== 'dumb';
}
const eraseToEnd = '\u001b[K';
