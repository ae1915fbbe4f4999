import {findMisreadReplacements} from '../mojibake/lost-text.ts'
import {pairsOf} from '../mojibake/pair.ts'
import type {Reading} from '../mojibake/reading.ts'
import {placeDamage, type Damage} from './damage.ts'
import type {Document, SuspectLine, TableChoice} from './document.ts'

/** The damage of a line that reverses whole. */
export interface WholeDamage {
  readonly damage: Damage
  readonly reading: Reading
  /** Why some of its pairs are not damage. */
  readonly left: 'lost' | 'allowed' | undefined
}

/**
 * Finds the damage of a line that is judged to be damaged as a whole; undefined for another verdict, and when there is no damage
 * but what is lost or allowed (`allow`: strings that are right as they stand). Linear in the line.
 */
export function wholeDamageOf(document: Document, line: SuspectLine, options: DamageOptions): WholeDamage | undefined {
  const known = last.get(document)
  if (known !== undefined && known.line === line && known.options === options) return known.damage
  const damage = findDamage(document, line, options)
  last.set(document, {line, options, damage})
  return damage
}

/** What decides which damage counts. */
interface DamageOptions {
  readonly allow: readonly string[]
  readonly tables: TableChoice
}

/** The answer that was given last for a document: a finding asks again for each of its words. */
const last = new WeakMap<Document, {readonly line: SuspectLine; readonly options: DamageOptions; readonly damage: WholeDamage | undefined}>()

function findDamage(document: Document, line: SuspectLine, {allow, tables}: DamageOptions): WholeDamage | undefined {
  const verdict = document.verdictOf(line, tables)
  if (verdict.kind !== 'damaged') return undefined
  const {reading, body} = verdict
  const pairs = pairsOf(body, reading)
  // What U+FFFD became through another table reads as a rare character through this one; that text is lost.
  const lost = findMisreadReplacements(body).map(({range}) => body.slice(range.start, range.end))
  const damage = placeDamage(document, {line, ...verdict, text: reading.text, pairs}, [...allow, ...lost])
  return damage && {damage, reading, left: damage.pairs.length === pairs.length ? undefined : lost.length > 0 ? 'lost' : 'allowed'}
}
