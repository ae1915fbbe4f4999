import { Worker } from 'node:worker_threads';
import { plainFileTest } from './files/plain-file.js';
/** Files that a thread takes at a time. */
const batchSize = 64;
/** A thread takes as long to start as a thousand files to read. */
const filesToStart = 2000;
/** Files beyond these are read by one thread. */
const mostShared = 1 << 22;
/** How long the work of other threads may stand still, in milliseconds, until it is done again here. */
const patience = 10_000;
const batchState = { open: 0, taken: 1, done: 2 };
const outcome = { unknown: 0, plain: 1, other: 2 };
/** Opens a sieve with up to so many threads, this one among them. */
export function openSieve(threads) {
    const isPlainFile = plainFileTest();
    const indexes = new Map();
    const paths = [];
    const workers = [];
    let shared = { batches: new Int32Array(0), outcomes: new Uint8Array(0) };
    let sent = 0;
    /** All batches before it were taken. */
    let next = 0;
    const send = () => {
        if (workers.length === 0) {
            shared = { batches: new Int32Array(new SharedArrayBuffer((4 * mostShared) / batchSize)), outcomes: new Uint8Array(new SharedArrayBuffer(mostShared)) };
            for (let count = 1; count < threads; count++)
                workers.push(startWorker(shared));
        }
        for (; sent + batchSize <= Math.min(paths.length, mostShared); sent += batchSize) {
            // One text is copied to a thread much faster than many.
            const batch = { number: sent / batchSize, paths: paths.slice(sent, sent + batchSize).join('\0') };
            for (const worker of workers)
                worker.postMessage(batch);
        }
    };
    const takeHere = (number) => takeBatch(number, () => paths.slice(number * batchSize, (number + 1) * batchSize), { shared, isPlainFile });
    const takeNext = () => {
        while (next * batchSize < sent)
            if (takeHere(next++))
                return true;
        return false;
    };
    return {
        add(path) {
            if (indexes.has(path))
                return;
            indexes.set(path, paths.length);
            paths.push(path);
            if (threads > 1 && paths.length >= filesToStart && paths.length - sent >= batchSize)
                send();
        },
        isPlain(path) {
            const index = indexes.get(path) ?? sent;
            if (index < sent) {
                const number = Math.floor(index / batchSize);
                if (!takeHere(number)) {
                    // Another thread reads it: so there is time for others.
                    while (Atomics.load(shared.batches, number) === batchState.taken && takeNext())
                        ;
                    waitFor(shared.batches, number);
                }
            }
            const known = shared.outcomes[index] ?? outcome.unknown;
            return known === outcome.unknown ? isPlainFile(path) : known === outcome.plain;
        },
        close() {
            for (const worker of workers)
                void worker.terminate();
        }
    };
}
/** Reads the files of a batch, if no thread has taken it yet, and says whether it did. */
export function takeBatch(number, pathsOf, { shared: { batches, outcomes }, isPlainFile }) {
    if (Atomics.compareExchange(batches, number, batchState.open, batchState.taken) !== batchState.open)
        return false;
    pathsOf().forEach((path, index) => (outcomes[number * batchSize + index] = isPlainFile(path) ? outcome.plain : outcome.other));
    Atomics.store(batches, number, batchState.done);
    Atomics.notify(batches, number);
    return true;
}
function startWorker(shared) {
    const worker = new Worker(new URL('./sieve-worker.js', import.meta.url), { workerData: shared });
    // Without it there is only more to do here.
    worker.on('error', () => { });
    worker.unref();
    return worker;
}
function waitFor(batches, number) {
    while (Atomics.load(batches, number) === batchState.taken) {
        if (Atomics.wait(batches, number, batchState.taken, patience) === 'timed-out')
            return;
    }
}
