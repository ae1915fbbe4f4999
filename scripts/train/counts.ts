import {tierCount} from '../../src/mojibake/evidence-format.ts'
import {asciiClass, asciiClassCount, groupName, isHangul, isTiered} from '../../src/mojibake/symbol.ts'

/** What is counted in right text. Keys of pairs are `first * pairBase + second`, in numbers of symbols or groups. */
export interface Counts {
  /** ASCII classes first, then the tiers of hanzi and of Hangul, then characters by code point. */
  readonly symbols: readonly SymbolCount[]
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
  readonly members: number
  count: number
  /** How often it stood before another symbol. */
  contexts: number
}

/** A pair is one number, `first * pairBase + second`: there are fewer symbols than this. */
export const pairBase = 65536

/** What a line in capitals counts for, beside the line as it is written. */
const capitalsWeight = 0.25

/** Characters seen less often are left to their group. */
const leastSeen = 2

/** Counts symbols and pairs of symbols that hold at least one character beyond ASCII. */
export function countSymbols(lines: readonly string[]): Counts {
  const seen = countCharacters(lines)
  const tierOf = new Map([...seen].filter(([codePoint]) => isTiered(codePoint)).map(([codePoint, count]) => [codePoint, tierOfCount(count)]))
  const {symbols, groups, symbolOf} = enumerate(seen, tierOf)
  const pairs = new Map<number, number>()
  const groupPairs = new Map<number, number>()
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

function tierOfCount(count: number): number {
  return 1 + Math.min(tierCount - 2, Math.floor(Math.log2(Math.max(1, count))))
}

function countCharacters(lines: readonly string[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const line of lines) {
    for (const character of line) add(seen, character.codePointAt(0) ?? 0, 1)
    for (const character of line.toUpperCase()) add(seen, character.codePointAt(0) ?? 0, capitalsWeight)
  }
  return seen
}

/** Gives every symbol its number: ASCII classes, tiers, then characters by code point; groups in order of first use. */
function enumerate(seen: ReadonlyMap<number, number>, tierOf: ReadonlyMap<number, number>): {symbols: SymbolCount[]; groups: string[]; symbolOf: (codePoint: number) => SymbolCount} {
  const symbols: SymbolCount[] = []
  const groups: string[] = []
  const groupOf = (codePoint: number): number => {
    const name = groupName(codePoint)
    if (!groups.includes(name)) groups.push(name)
    return asciiClassCount + groups.indexOf(name)
  }
  const enter = (group: number, codePoint: number, members: number): SymbolCount => {
    const made: SymbolCount = {number: symbols.length, group, codePoint, members, count: 0, contexts: 0}
    symbols.push(made)
    return made
  }
  for (let ascii = 0; ascii < asciiClassCount; ascii++) enter(ascii, -1, 1)
  const inTier = (isWanted: (codePoint: number) => boolean, tier: number): number => [...tierOf].filter(([codePoint, own]) => own === tier && isWanted(codePoint)).length
  for (let tier = 0; tier < tierCount; tier++) enter(groupOf(0x4e00), -1, tier === 0 ? 20000 : inTier((codePoint) => !isHangul(codePoint), tier))
  for (let tier = 0; tier < tierCount; tier++) enter(groupOf(0xac00), -1, tier === 0 ? 9000 : inTier(isHangul, tier))
  const byCodePoint = new Map<number, SymbolCount>()
  for (const codePoint of [...seen.keys()].sort((a, b) => a - b)) {
    const tierBase = asciiClassCount + (isHangul(codePoint) ? tierCount : 0)
    const number = codePoint < 0x80 ? asciiClass[codePoint] : isTiered(codePoint) ? tierBase + (tierOf.get(codePoint) ?? 0) : undefined
    const isRare = (seen.get(codePoint) ?? 0) < leastSeen
    const symbol = number !== undefined ? symbols[number] : isRare ? undefined : enter(groupOf(codePoint), codePoint, 1)
    if (symbol !== undefined) byCodePoint.set(codePoint, symbol)
  }
  // What a rare character does to its neighbours is counted for its group, by a symbol that is not packed.
  const rare = new Map<number, SymbolCount>()
  return {
    symbols,
    groups,
    symbolOf(codePoint) {
      const known = byCodePoint.get(codePoint)
      if (known !== undefined) return known
      const group = groupOf(codePoint)
      const own = rare.get(group) ?? {number: symbols.length + rare.size, group, codePoint: -1, members: 1, count: 0, contexts: 0}
      rare.set(group, own)
      return own
    }
  }
}
