import type {Span} from '../encoding/span.ts'
import {utf8Length} from '../encoding/utf8.ts'
import type {Pair} from '../mojibake/pair.ts'
import type {Document, SuspectLine} from './document.ts'

/** Damage as it stands in a document: pairs, the bytes they take, and the texts from the first to the last of them. */
export interface Damage {
  readonly pairs: readonly Pair[]
  /** Bytes of each pair. */
  readonly pairSpans: readonly Span[]
  /** Bytes from the first to the last pair. */
  readonly span: Span
  readonly actual: string
  readonly expected: string
  /** The judged line without the damage. */
  readonly rest: string
}

/** What is known of a damaged line. */
export interface DamageInput {
  readonly line: Pick<SuspectLine, 'span'>
  /** The text that was judged, and where it begins in the line, in UTF-16 code units. */
  readonly body: string
  readonly bodyStart: number
  /** The text of the reading. */
  readonly text: string
  readonly pairs: readonly Pair[]
}

/**
 * Places the pairs of a line in its document, but for those inside one of `allowed`, strings that are right as they stand.
 * Gives undefined when none is left. Linear in the line.
 */
export function placeDamage(document: Document, input: DamageInput, allowed: readonly string[]): Damage | undefined {
  const {line, body, text} = input
  const isAllowed = allowedIn(body, allowed)
  const pairs = allowed.length === 0 ? input.pairs : input.pairs.filter((pair) => !isAllowed(pair))
  const first = pairs[0]
  const last = pairs[pairs.length - 1]
  if (first === undefined || last === undefined) return undefined
  const marks = input.bodyStart === 0 ? '' : document.text(line.span).slice(0, input.bodyStart)
  const pairSpans = spansOf(pairs, body, line.span.start + utf8Length(marks))
  const end = last.foundStart + last.found.length
  return {
    pairs,
    pairSpans,
    span: {start: pairSpans[0]!.start, end: pairSpans[pairSpans.length - 1]!.end},
    actual: body.slice(first.foundStart, end),
    expected: text.slice(first.expectedStart, last.expectedStart + last.expected.length),
    rest: `${body.slice(0, first.foundStart)} ${between(body, pairs)} ${body.slice(end)}`
  }
}

function spansOf(pairs: readonly Pair[], body: string, base: number): readonly Span[] {
  let codeUnits = 0
  let byteOffset = base
  const advance = (to: number): number => {
    byteOffset += utf8Length(body.slice(codeUnits, to))
    codeUnits = to
    return byteOffset
  }
  return pairs.map((pair) => ({start: advance(pair.foundStart), end: advance(pair.foundStart + pair.found.length)}))
}

/** The text between the damaged words of a line. */
function between(body: string, pairs: readonly Pair[]): string {
  const pieces: string[] = []
  for (let index = 1; index < pairs.length; index++) {
    const previous = pairs[index - 1]!
    const gap = body.slice(previous.foundStart + previous.found.length, pairs[index]!.foundStart)
    // Letters that touch a damaged character belong to its word.
    const inner = gap.replace(/^\S+/, '').replace(/\S+$/, '')
    if (inner !== '') pieces.push(inner)
  }
  return pieces.join(' ')
}

function allowedIn(body: string, allowed: readonly string[]): (pair: Pair) => boolean {
  const ranges: {readonly start: number; readonly end: number}[] = []
  for (const text of allowed) {
    if (text === '') continue
    for (let start = body.indexOf(text); start >= 0; start = body.indexOf(text, start + 1)) ranges.push({start, end: start + text.length})
  }
  return (pair) => ranges.some(({start, end}) => start <= pair.foundStart && pair.foundStart + pair.found.length <= end)
}
