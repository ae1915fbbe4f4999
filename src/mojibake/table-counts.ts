import {priors} from './priors.ts'
import {weights} from './weights.ts'

/** How many lines of a file were misread through each table, by name; a line that several tables explain counts in fractions. */
export interface TableCounts {
  readonly counts: Map<string, number>
  total: number
}

/** Makes counts of nothing. */
export function noTables(): TableCounts {
  return {counts: new Map(), total: 0}
}

/** Adds `share` of a line to tables that agree on its reading, divided by how likely each is in this file. */
export function addTables(into: TableCounts, names: readonly string[], {share, file}: {readonly share: number; readonly file: TableCounts}): void {
  const parts = names.map((name) => (file.counts.get(name) ?? 0) + weights.tableConcentration * priors.share(name))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  names.forEach((name, index) => into.counts.set(name, (into.counts.get(name) ?? 0) + (share * parts[index]!) / whole))
  into.total += share
}

/**
 * Gives what a file adds to the gain of a reading through any of `names`, in nats: how much likelier the other lines of the
 * file (`file` less `own`) make these tables than their priors. The best of the tables counts.
 */
export function tableGain(names: readonly string[], file: TableCounts, own: TableCounts): number {
  const total = Math.max(0, file.total - own.total)
  const likeliest = Math.max(...names.map((name) => priors.table(name)))
  return Math.max(
    ...names.map((name) => {
      const count = Math.max(0, (file.counts.get(name) ?? 0) - (own.counts.get(name) ?? 0))
      const share = (count + weights.tableConcentration * priors.share(name)) / (total + weights.tableConcentration)
      return Math.log(share / priors.share(name)) + priors.table(name) - likeliest
    })
  )
}
