import type {Span} from '../encoding/span.ts'
import {pairsOf, type Pair} from '../mojibake/pair.ts'
import type {Reading} from '../mojibake/reading.ts'
import type {Verdict} from '../mojibake/verdict.ts'
import {placeDamage, type Damage} from './damage.ts'
import type {Document, SuspectLine} from './document.ts'
import {quotationOf, type Quotation} from './quotation.ts'
import {repairedWords} from './repaired-word.ts'
import type {Scope} from './scope.ts'
import {neighbouringCells} from './table-cell.ts'

/** A damaged line that several readings explain about as well. */
export interface DifferingReadings {
  /** The widest damage that one of them sees. */
  readonly damage: Damage
  /** What each reading, in their order, puts in the place of the damage. */
  readonly texts: readonly string[]
  /** Why the line is taken for a quotation; undefined when it is not. */
  readonly quotation: Quotation | undefined
}

/** What decides whether damage counts. */
export interface DamageChoice {
  /** Strings that are right as they stand. */
  readonly allow: readonly string[]
  /** Whether code is treated like prose. */
  readonly isCodeProse: boolean
  readonly scopeOf: (span: Span) => Scope
}

/** Places the readings of a line side by side; undefined when all damage is allowed. */
export function differingReadings(document: Document, line: SuspectLine, verdict: Extract<Verdict, {kind: 'ambiguous'}>, choice: DamageChoice): DifferingReadings | undefined {
  const {readings, body} = verdict
  const widest = widestOf(readings, body)
  const input = widest === undefined ? undefined : {line, ...verdict, ...widest}
  const damage = input === undefined || placeDamage(document, input, choice.allow) === undefined ? undefined : placeDamage(document, input, [])
  if (damage === undefined) return undefined
  const beside = [damage.rest, ...neighbouringCells(document, line)]
  const quotation = readings
    .map((reading) => quotationOf({spans: damage.pairSpans, scopeOf: choice.scopeOf, repaired: repairedWords(reading.text, pairsOf(body, reading)), beside, isCodeProse: choice.isCodeProse}))
    .find(({isQuoted}) => isQuoted)
  // The text before and after the widest damage is the same in all readings.
  const before = damage.pairs[0]!.foundStart
  const after = body.length - before - damage.actual.length
  return {damage, texts: readings.map(({text}) => text.slice(before, text.length - after)), quotation}
}

/** The reading that touches most of a line: naming C1 controls touches only them, going back to bytes all beyond ASCII. */
function widestOf(readings: readonly Reading[], body: string): {readonly text: string; readonly pairs: readonly Pair[]} | undefined {
  const widthOf = ([first, ...others]: readonly Pair[]): number => {
    const last = others.at(-1) ?? first
    return first === undefined || last === undefined ? 0 : last.foundStart + last.found.length - first.foundStart
  }
  const placed = readings.map((reading) => ({text: reading.text, pairs: pairsOf(body, reading)}))
  return placed.sort((a, b) => widthOf(b.pairs) - widthOf(a.pairs))[0]
}
