import { ownProduct } from './build.js';
import { mergeAnswers, run } from './job.js';
import { inThread } from './thread.js';
/** Trains models on each half of the right text. */
export async function trainHalves(corpora) {
    const train = (half) => inThread('train-worker.js', { corpora, half });
    const [seen, heldOut] = await Promise.all([train('seen'), train('heldOut')]);
    return { seen, heldOut };
}
/** Measures this linter as it is: the shipped model, or those of the halves. */
export async function measure({ job, workshop, models }) {
    if (models === undefined)
        return (await run({ ...job, products: [ownProduct] }))[0] ?? {};
    return (await measureVariants({ job, workshop, models }, [undefined]))[0] ?? {};
}
/** Measures the linter with other weights, one set after another; `undefined` stands for its own. */
export async function measureVariants({ job, workshop, models }, variants) {
    const build = (modules) => variants.map((weights) => workshop.copy({ ...modules, ...(weights === undefined ? {} : { weights }) }));
    if (models === undefined)
        return run({ ...job, products: build() });
    const heldOut = await run({ ...job, half: 'heldOut', products: build(models.seen) });
    const seen = await run({ ...job, half: 'seen', products: build(models.heldOut) });
    return variants.map((_, index) => mergeAnswers([heldOut[index] ?? {}, seen[index] ?? {}]));
}
