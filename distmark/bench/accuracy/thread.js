import path from 'node:path';
import { Worker } from 'node:worker_threads';
/** Runs a module beside this one in a thread of its own and gives the one message that it posts. Rejects when it fails. */
export function inThread(module, workerData) {
    return new Promise((resolve, reject) => {
        const worker = new Worker(path.join(import.meta.dirname, module), { workerData });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error(`${module} ended without an answer`)));
    });
}
