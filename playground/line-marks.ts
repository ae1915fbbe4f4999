import type {Outcome, Pair, ProvedReading} from '../src/index.ts'
import type {Mark} from './shown-text.ts'

/** Marks what an outcome finds in a line: the damaged pieces, and the character that breaks the proof. */
export function marksOfFound(outcome: Outcome): readonly Mark[] {
  switch (outcome.kind) {
    case 'repaired':
    case 'left': return damaged(outcome.reading.pairs)
    case 'ambiguous': return damaged(outcome.readings[0]?.pairs ?? [])
    case 'partial': return inOrder([...damaged(outcome.damage.pairs), ...breaking([outcome.damage.breaker])])
    case 'lost': return inOrder([
      ...damaged(outcome.damage?.pairs ?? []),
      ...outcome.losses.map(({found, foundStart}): Mark => ({start: foundStart, end: foundStart + found.length, kind: 'breaks'})),
      ...breaking([outcome.damage?.breaker])
    ])
    case 'escaped': return damaged(outcome.pairs)
    case 'unproved': return inOrder([...breaking(outcome.attempts.map(({breaker}) => breaker)), ...damaged(outcome.attempts[0]?.pairs ?? [])])
    case 'bad-bytes': return outcome.faults.map(({column}): Mark => ({start: column - 1, end: column, kind: 'breaks'}))
    case 'unlikely':
    case 'right': return []
  }
}

/** Marks what a reading brings back; `shift` is where the reading begins in the text that is shown. */
export function marksOfReading({pairs}: ProvedReading, shift = 0): readonly Mark[] {
  return pairs.map(({expected, expectedStart}): Mark => ({start: expectedStart + shift, end: expectedStart + expected.length + shift, kind: 'mended'}))
}

function damaged(pairs: readonly Pair[]): readonly Mark[] {
  return pairs.map(({found, foundStart}): Mark => ({start: foundStart, end: foundStart + found.length, kind: 'damaged'}))
}

function breaking(breakers: readonly ({readonly index: number; readonly found: string} | undefined)[]): readonly Mark[] {
  return breakers.flatMap((breaker): Mark[] => (breaker === undefined ? [] : [{start: breaker.index, end: breaker.index + breaker.found.length, kind: 'breaks'}]))
}

/** Puts marks in order; where two overlap, what breaks the proof is shown. */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  const breaks = marks.filter(({kind}) => kind === 'breaks')
  const clear = marks.filter((mark) => mark.kind === 'breaks' || !breaks.some(({start, end}) => mark.start < end && start < mark.end))
  return [...clear].sort((a, b) => a.start - b.start || a.end - b.end).filter((mark, index, all) => index === 0 || mark.start >= all[index - 1]!.end)
}
