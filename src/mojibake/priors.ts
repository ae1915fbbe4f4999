import {weights} from './weights.ts'

/** Prior log-probabilities of misreadings, in nats: how likely each is before a line is seen. */
export const priors = {
  table(name: string): number {
    return weights.tablePriors[name] ?? weights.otherPrior
  },
  /** Prior of one misreading through any of `tables`, which agree on the outcome. */
  layer(tables: readonly string[]): number {
    return weights.layerPrior + Math.max(...tables.map((name) => priors.table(name)))
  }
}
