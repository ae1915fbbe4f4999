/**
 * How likely each table is before a line is seen, in nats against windows-1252: what people misread text through. The
 * tables of Windows and of its consoles are met in published damage; the ISO tables live in old mail and old servers, and
 * x-mac-cyrillic hardly anywhere.
 */
const tablePriors: Readonly<Record<string, number>> = {
  'windows-1252': 0, 'latin-1': 0, 'windows-1252 + latin-1': -1,
  'windows-1251': -2, 'windows-1250': -2, 'windows-1254': -2, cp437: -2, cp850: -2,
  'windows-1253': -3, 'windows-1255': -3, 'windows-1256': -3, 'windows-1257': -3, 'windows-1258': -3, 'windows-874': -3,
  'koi8-r': -3, 'koi8-u': -3.5, ibm866: -3, 'iso-8859-2': -3.5, 'iso-8859-15': -3.5
}
const otherPrior = -5
/** What a second or third misreading costs beside its table. */
const layerPrior = -1

/** Prior log-probabilities, in nats. */
export const priors = {
  table(name: string): number {
    return tablePriors[name] ?? otherPrior
  },
  /** Prior of one misreading through any of `tables`, which agree on the outcome. */
  layer(tables: readonly string[]): number {
    return layerPrior + Math.max(...tables.map((name) => priors.table(name)))
  }
}
