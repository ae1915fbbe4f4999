import { addAnswer, emptyAnswer } from './answer.js';
import { inThread } from './thread.js';
/** More would help nobody on the machines that run this. */
const workerCount = 2;
/** Does a job with two workers and gives the answers of each product. Deterministic. */
export async function run(job) {
    const shares = await Promise.all(Array.from({ length: workerCount }, (_, index) => inThread('worker.js', { job, index, count: workerCount })));
    return job.products.map((_, product) => mergeAnswers(shares.map((share) => share[product] ?? {})));
}
/** Adds up answers to the same questions. */
export function mergeAnswers(all) {
    const merged = {};
    for (const answers of all) {
        for (const [question, answer] of Object.entries(answers))
            addAnswer((merged[question] ??= emptyAnswer()), answer);
    }
    return merged;
}
