import {asciiClass, asciiClassCount, blank, groupName, isHangul, isTiered} from '../../src/mojibake/symbol.ts'

/** What is counted in right text. Keys of pairs are `first * pairBase + second`, in numbers of symbols or groups. */
export interface Counts {
  /** Number of each symbol: ASCII classes first, then tiers, then characters by code point. */
  readonly symbols: ReadonlyMap<string, SymbolCount>
  /** Names of the groups by number; the classes of ASCII characters are groups of their own, before these. */
  readonly groups: readonly string[]
  readonly pairs: ReadonlyMap<number, number>
  readonly groupPairs: ReadonlyMap<number, number>
  /** Hanzi and Hangul syllables that were seen, with their tier. */
  readonly tiers: readonly {readonly codePoint: number; readonly tier: number}[]
}

/** How often a symbol was seen. */
export interface SymbolCount {
  readonly number: number
  readonly group: number
  /** Code point; -1 for ASCII classes and tiers. */
  readonly codePoint: number
  /** Characters that share the symbol. */
  members: number
  count: number
  /** How often it stood before another symbol. */
  contexts: number
}

export const pairBase = 65536
/** Tiers are powers of two of the number of times that a character was seen; tier 0 was never seen. */
export const tierCount = 14
/** What a line in capitals counts for, beside the line as it is written. */
const capitalsWeight = 0.25

/** Counts symbols and pairs of symbols that hold at least one character beyond ASCII. */
export function countSymbols(lines: readonly string[]): Counts {
  const tierOf = tiersOf(lines)
  const symbols = new Map<string, SymbolCount>()
  const groups: string[] = []
  const pairs = new Map<number, number>()
  const groupPairs = new Map<number, number>()
  const symbolOf = symbolTable(symbols, groups, tierOf)
  const feed = (line: string, weight: number): void => {
    let previous = symbolOf(0x20)
    for (const character of `${line} `) {
      const next = symbolOf(character.codePointAt(0) ?? 0x20)
      if (next.number >= asciiClassCount || previous.number >= asciiClassCount) {
        add(pairs, previous.number * pairBase + next.number, weight)
        add(groupPairs, previous.group * pairBase + next.group, weight)
      }
      previous.contexts += weight
      next.count += weight
      previous = next
    }
  }
  for (const line of lines) {
    feed(line, 1)
    const capitals = line.toUpperCase()
    if (capitals !== line) feed(capitals, capitalsWeight)
  }
  const tiers = [...tierOf].map(([codePoint, tier]) => ({codePoint, tier})).sort((a, b) => a.codePoint - b.codePoint)
  return {symbols, groups, pairs, groupPairs, tiers}
}

function add(map: Map<number, number>, key: number, weight: number): void {
  map.set(key, (map.get(key) ?? 0) + weight)
}

function tiersOf(lines: readonly string[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const line of lines) {
    for (const character of line) {
      const codePoint = character.codePointAt(0) ?? 0
      if (isTiered(codePoint)) add(seen, codePoint, 1)
    }
  }
  for (const [codePoint, count] of seen) seen.set(codePoint, 1 + Math.min(tierCount - 2, Math.floor(Math.log2(count))))
  return seen
}

function symbolTable(symbols: Map<string, SymbolCount>, groups: string[], tierOf: ReadonlyMap<number, number>): (codePoint: number) => SymbolCount {
  const byCodePoint = new Map<number, SymbolCount>()
  const groupOf = (codePoint: number): number => {
    const name = groupName(codePoint)
    if (!groups.includes(name)) groups.push(name)
    return asciiClassCount + groups.indexOf(name)
  }
  const enter = (key: string, number: number, group: number, codePoint: number): SymbolCount => {
    const made: SymbolCount = {number, group, codePoint, members: 0, count: 0, contexts: 0}
    symbols.set(key, made)
    return made
  }
  for (let ascii = 0; ascii < asciiClassCount; ascii++) enter(`ascii ${ascii}`, ascii, ascii, -1)
  let number = asciiClassCount
  const hanGroup = groupOf(0x4e00)
  const hangulGroup = groupOf(0xac00)
  for (let tier = 0; tier < tierCount; tier++) enter(`han ${tier}`, number++, hanGroup, -1).members = tier === 0 ? 20000 : 0
  for (let tier = 0; tier < tierCount; tier++) enter(`hangul ${tier}`, number++, hangulGroup, -1).members = tier === 0 ? 9000 : 0
  return (codePoint) => {
    const known = byCodePoint.get(codePoint)
    if (known !== undefined) return known
    const key = codePoint < 0x80 ? `ascii ${asciiClass[codePoint] ?? blank}` : isTiered(codePoint) ? `${isHangul(codePoint) ? 'hangul' : 'han'} ${tierOf.get(codePoint) ?? 0}` : String(codePoint)
    const found = symbols.get(key) ?? enter(key, number++, groupOf(codePoint), codePoint)
    found.members++
    byCodePoint.set(codePoint, found)
    return found
  }
}
