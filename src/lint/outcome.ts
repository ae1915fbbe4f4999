import type {Span} from '../encoding/span.ts'
import {firstFault} from '../encoding/utf8.ts'
import {attemptsOf} from '../mojibake/attempt.ts'
import type {Pair} from '../mojibake/pair.ts'
import {acceptedPartGain, partialDamage, type PartialDamage} from '../mojibake/partial.ts'
import type {ProvedReading} from '../mojibake/proved-reading.ts'
import {tablesWith} from '../mojibake/reversal-tables.ts'
import {Trigger} from '../mojibake/trigger.ts'
import {rivalMarginOf, type Body, type Verdict} from '../mojibake/verdict.ts'
import type {Document, SuspectLine, TableChoice} from './document.ts'
import type {BadBytes, Outcome, Part} from './explanation.ts'
import type {RuledFinding} from './finding.ts'
import {lossesOf} from './loss.ts'
import type {Refusal} from './refusal.ts'
import {pick, type Silence} from './silence.ts'

/** What the lines of a document are explained by. */
export interface Judgement {
  readonly document: Document
  readonly tables: TableChoice
  readonly silence: Silence
}

/** A line that was judged and linted. */
export interface JudgedLine extends Pick<SuspectLine, 'span' | 'triggers'>, Pick<Body, 'body' | 'bodyStart'> {
  readonly text: string
  readonly verdict: Verdict
  readonly readings: readonly ProvedReading[]
  readonly findings: readonly RuledFinding[]
}

/** Gives what becomes of a line. */
export function outcomeOf(line: JudgedLine, judgement: Judgement): Outcome {
  const {verdict, text, bodyStart, readings} = line
  if (verdict.kind === 'right') return outcomeOfRight(line, judgement)
  if (verdict.kind === 'damaged') return outcomeOfDamaged(line, judgement)
  if (verdict.kind === 'ambiguous') {
    const rivals = readings.slice(0, verdict.readings.length)
    const {refusal} = effectOf(line, {ruleId: 'ambiguous-encoding', gain: verdict.proved[0]!.gain}, judgement)
    return {kind: 'ambiguous', readings: rivals, margin: rivalMarginOf(verdict.readings[0]!), ...(refusal === undefined ? {} : {refusal})}
  }
  const damage = asPart(verdict.damage, bodyStart)
  const losses = lossesOf(text, damage.pairs)
  const {refusal} = effectOf(line, {ruleId: 'no-mojibake', gain: damage.gain}, judgement)
  const also = refusal === undefined ? {} : {refusal}
  return losses.length > 0 ? {kind: 'lost', losses, damage, ...also} : {kind: 'partial', damage, ...also}
}

function outcomeOfDamaged(line: JudgedLine, judgement: Judgement): Outcome {
  const reading = line.readings[0]!
  const {finding, refusal} = effectOf(line, {ruleId: 'no-mojibake', gain: reading.gain}, judgement)
  if (finding?.edit?.tier === 'safe') return {kind: 'repaired', reading}
  // What no setting silences is U+FFFD that was misread, which reads as a rare character through another table.
  return refusal === undefined ? {kind: 'lost', losses: lossesOf(line.text, [])} : {kind: 'left', reading, refusal}
}

function outcomeOfRight({span, triggers, text, body, bodyStart, readings, findings}: JudgedLine, {document, tables}: Judgement): Outcome {
  if ((triggers & Trigger.badByte) !== 0) return {kind: 'bad-bytes', faults: faultsOf(document, span)}
  // What the rule finds in a line that is right as it stands are escapes.
  const {pairs = [], gain = 0, refusal} = findings.find(({ruleId}) => ruleId === 'no-mojibake') ?? {}
  if (pairs.length > 0) return {kind: 'escaped', pairs, gain, ...(refusal === undefined ? {} : {refusal})}
  const losses = lossesOf(text, [])
  if (losses.length > 0) return {kind: 'lost', losses}
  const [best] = readings
  if (best !== undefined) return {kind: 'unlikely', reading: best}
  const mask = tablesWith(tables)
  const attempts = attemptsOf(body, mask)
  const part = partialDamage(body, mask, -Infinity)
  if (attempts.length === 0 && part === undefined) return {kind: 'right', isAscii: /^[\0-\x7f]*$/.test(body)}
  return {
    kind: 'unproved',
    attempts: attempts.map(({pairs, breaker, ...attempt}) => ({...attempt, pairs: pairs.map((pair) => shifted(pair, bodyStart)), breaker: {...breaker, index: breaker.index + bodyStart}})),
    ...(part === undefined ? {} : {part: asPart(part, bodyStart)})
  }
}

/** What the linter makes of a verdict: the finding, or why there is none, and why there is no edit. */
function effectOf({findings, span}: JudgedLine, verdict: {readonly ruleId: string; readonly gain: number}, {silence}: Judgement): {readonly finding?: RuledFinding; readonly refusal?: Refusal | undefined} {
  const expected = {...verdict, span}
  const finding = pick(findings, expected)
  return finding === undefined ? {refusal: silence(expected)} : {finding, refusal: finding.refusal}
}

/** Damage in part with its places counted in the whole line. */
function asPart({pairs, breaker, ...damage}: PartialDamage, bodyStart: number): Part {
  return {
    ...damage,
    pairs: pairs.map((pair) => shifted(pair, bodyStart)),
    breaker: breaker === undefined ? undefined : {...breaker, index: breaker.index + bodyStart},
    leastGain: acceptedPartGain
  }
}

function shifted(pair: Pair, codeUnits: number): Pair {
  return {...pair, foundStart: pair.foundStart + codeUnits}
}

function faultsOf(document: Document, {start, end}: Span): readonly BadBytes[] {
  const faults: BadBytes[] = []
  for (let fault = firstFault(document.utf8, start, end); fault !== undefined; fault = firstFault(document.utf8, fault.byteOffset + fault.length, end)) {
    const span = {start: fault.byteOffset, end: fault.byteOffset + fault.length}
    faults.push({kind: fault.kind, bytes: [...document.utf8.subarray(span.start, span.end)], span, column: document.placeOf(span.start).column})
  }
  return faults
}
