import type {Weights} from '../../src/mojibake/weights.ts'
import {ownProduct, type Workshop} from './build.ts'
import {mergeAnswers, run, type Answers, type Job} from './job.ts'
import type {ProductSource} from './product.ts'
import {inThread} from './thread.ts'

type Half = NonNullable<Job['half']>

/** What a thread is told that trains a model. */
export interface HalfToTrain {
  readonly corpora: string
  readonly half: Half
}

/** The models that were trained on some text, as modules. */
export interface ModelModules {
  readonly evidence: string
  readonly languages: string
}

/** The models of the two halves. */
export type HalfModels = Readonly<Record<Half, ModelModules>>

/** Trains models on each half of the right text. */
export async function trainHalves(corpora: string): Promise<HalfModels> {
  const train = (half: Half): Promise<ModelModules> => inThread<ModelModules>('train-worker.js', {corpora, half} satisfies HalfToTrain)
  const [seen, heldOut] = await Promise.all([train('seen'), train('heldOut')])
  return {seen, heldOut}
}

/** What is measured, and with which models. */
export interface Measure {
  readonly job: Omit<Job, 'products' | 'half'>
  readonly workshop: Workshop
  /** With these, each half of the right text is judged by the model of the other half, which has not seen it. */
  readonly models?: HalfModels | undefined
}

/** Measures this linter as it is: the shipped model, or those of the halves. */
export async function measure({job, workshop, models}: Measure): Promise<Answers> {
  if (models === undefined) return (await run({...job, products: [ownProduct]}))[0] ?? {}
  return (await measureVariants({job, workshop, models}, [undefined]))[0] ?? {}
}

/** Measures the linter with other weights, one set after another; `undefined` stands for its own. */
export async function measureVariants({job, workshop, models}: Measure, variants: readonly (Weights | undefined)[]): Promise<Answers[]> {
  const build = (modules?: ModelModules): ProductSource[] =>
    variants.map((weights) => workshop.copy({...modules, ...(weights === undefined ? {} : {weights})}))
  if (models === undefined) return run({...job, products: build()})
  const heldOut = await run({...job, half: 'heldOut', products: build(models.seen)})
  const seen = await run({...job, half: 'seen', products: build(models.heldOut)})
  return variants.map((_, index) => mergeAnswers([heldOut[index] ?? {}, seen[index] ?? {}]))
}
