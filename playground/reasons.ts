import type {Attempt, Breaker, Outcome, Pair, Part} from '../src/index.ts'
import {codePointName, shownBytes} from '../src/lint/shown.ts'
import {element, type Child} from './element.ts'
import {decimal, sentence} from './sentence.ts'
import {quotedText} from './shown-text.ts'
import type {Words} from './words/words.ts'

/** A reason in a sentence, with the characters that it is about. */
export type Reason = readonly Child[]

/** Most places that are told one by one. */
const mostPlaces = 8
/** Most pieces that are told of an attempt. */
const mostPieces = 3

/** Says what an outcome rests on, or why nothing is mended. */
export function reasonsOf(outcome: Outcome, words: Words): readonly Reason[] {
  const refusal: readonly Reason[] = 'refusal' in outcome && outcome.refusal !== undefined ? [[words.refusals[outcome.refusal.cause]]] : []
  switch (outcome.kind) {
    case 'left': return refusal
    case 'ambiguous': {
      const [best, next] = outcome.readings
      const rivals = best === undefined || next === undefined ? [] : [sentence(words.rivals, {best: decimal(best.gain), next: decimal(next.gain), margin: decimal(outcome.margin)})]
      return [...rivals, ...refusal]
    }
    case 'partial': return [...partOf(outcome.damage, words), ...refusal]
    case 'lost': return [
      ...outcome.losses.slice(0, mostPlaces).map(({kind, found, foundStart}) => sentence(words.lossAt, {found: quotedText(found), column: String(foundStart + 1), loss: words.losses[kind]})),
      ...(outcome.damage === undefined ? [] : partOf(outcome.damage, words)),
      ...refusal
    ]
    case 'escaped': return [sentence(words.escaped, {gain: decimal(outcome.gain)}), ...refusal]
    case 'unlikely': {
      const {text, gain, leastGain} = outcome.reading
      return [sentence(words.unlikely, {text: quotedText(text, 'expected'), gain: decimal(gain), least: decimal(leastGain)})]
    }
    case 'unproved': return [...outcome.attempts.map((attempt) => attemptOf(attempt, words)), ...(outcome.part === undefined ? [] : [missOf(outcome.part, words)])]
    case 'bad-bytes': return outcome.faults.slice(0, mostPlaces).map(({bytes, column}) => sentence(words.badBytesAt, {column: String(column), bytes: hexOf(bytes)}))
    case 'repaired':
    case 'right': return []
  }
}

function partOf({table, pairs, breaker, gain, leastGain}: Part, words: Words): readonly Reason[] {
  const weighed = sentence(words.partGain, {gain: decimal(gain), least: decimal(leastGain)})
  const isCut = breaker === undefined || pairs.every(({lost}) => lost === 'high byte')
  if (isCut) return [[words.cutUnits], weighed]
  return [
    sentence(words.partly, {table: tableName(table)}),
    sentence(words.breaks, {table: tableName(table), problem: problemOf(breaker, words)}),
    weighed
  ]
}

function missOf({pairs: [pair], table, gain, leastGain}: Part, words: Words): Reason {
  if (pair === undefined) return []
  return sentence(words.miss, {found: quotedText(pair.found), expected: quotedText(pair.expected, 'expected'), table: tableName(table), gain: decimal(gain), least: decimal(leastGain)})
}

function attemptOf({tables, pairs, breaker}: Attempt, words: Words): Reason {
  const table = tableName(tables.slice(0, 3).join(', '))
  const problem = problemOf(breaker, words)
  if (pairs.length === 0) return sentence(words.attemptWhole, {table, problem})
  return sentence(words.attempt, {table, problem, pieces: piecesOf(pairs)})
}

/** The first different pieces: what stands there, and what it would be. */
function piecesOf(pairs: readonly Pair[]): readonly Child[] {
  const different = [...new Map(pairs.map((pair) => [pair.found, pair])).values()]
  const told = different.slice(0, mostPieces).flatMap(({found, expected}, index) => [index > 0 ? ', ' : '', quotedText(found), ' \u2192 ', quotedText(expected, 'expected')])
  return different.length > mostPieces ? [...told, ' \u2026'] : told
}

function problemOf({found, bytes, problem, expected = ''}: Breaker, words: Words): readonly Child[] {
  const character = [element('mark', {class: 'breaks'}, quotedText(found)), problem === 'no-byte' ? ` (${codePointName(found)})` : '']
  return sentence(words.problems[problem], {found: character, bytes: hexOf(bytes), expected: codePointName(expected)})
}

function tableName(name: string): HTMLElement {
  return element('span', {class: 'table'}, name)
}

function hexOf(bytes: readonly number[]): HTMLElement {
  return element('span', {class: 'hex'}, shownBytes(bytes))
}
