import type {Conflict} from '../src/encoding/decide.ts'
import {firstFault, type Utf8Fault} from '../src/encoding/utf8.ts'
import {placeDamage} from '../src/lint/damage.ts'
import type {Document, SuspectLine, TableChoice} from '../src/lint/document.ts'
import {quotationOf} from '../src/lint/quotation.ts'
import {gainInWords, layersInWords, quoted, tablesOf} from '../src/lint/reading-words.ts'
import {repairedWords} from '../src/lint/repaired-word.ts'
import {defineRule, type RuleContext} from '../src/lint/rule.ts'
import {shown, shownBytes} from '../src/lint/shown.ts'
import {neighbouringCells} from '../src/lint/table-cell.ts'
import {bytesToRead, isMostlyUtf8} from '../src/mojibake/bad-bytes.ts'
import {byteReadingsOf} from '../src/mojibake/byte-reading.ts'
import {pairsOf, type Pair} from '../src/mojibake/pair.ts'
import type {Reading} from '../src/mojibake/reading.ts'
import {Trigger} from '../src/mojibake/trigger.ts'
import type {Verdict} from '../src/mojibake/verdict.ts'

type Options = Readonly<Record<string, never>>

export default defineRule<Options>({
  id: 'ambiguous-encoding',
  summary: 'Disallow files whose encoding is not certain, and damage that tables explain differently.',
  why:
    'A file that is not UTF-8 and says nothing about itself is read differently by every program. The rule names the first byte that gives it away and the encodings that explain it. ' +
    'It also lists the readings of a damaged line where several tables give different texts about as likely, since only its author knows which is meant.',
  fix: 'never',
  severity: 'warning',
  triggers: Trigger.badByte | Trigger.reversible | Trigger.c1,
  options: {type: 'object', additionalProperties: false, properties: {}},
  sources: ['https://encoding.spec.whatwg.org/#names-and-labels', 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding'],
  check(document, context) {
    for (const conflict of document.decision.conflicts) reportConflict(conflict, context)
    checkBytes(document, context)
    const {tables} = optionsOfDamage(context)
    for (const line of document.suspects(Trigger.reversible | Trigger.c1)) {
      const verdict = document.verdictOf(line, tables)
      if (verdict.kind === 'ambiguous') reportReadings(document, context, line, verdict)
    }
  }
})

/** A declaration that the bytes contradict: the file is read as what its bytes are. */
function reportConflict({declaration, against}: Conflict, {report}: RuleContext<Options>): void {
  report({
    span: declaration.span ?? {start: 0, end: 0},
    reason: `Unexpected encoding \`${shown(declaration.label)}\`, expected \`utf-8\`: the file is ${against}`,
    note: `The encoding is declared ${declaration.span === undefined ? 'outside the file' : 'in the file'}, and the file was read as UTF-8 all the same: other text is hardly ever valid UTF-8 by chance.\nCorrect the declaration, or save the file in the encoding that it names.`
  })
}

/** Undeclared bytes that are not UTF-8: one finding for the file, or one for each such line when the rest is UTF-8. */
function checkBytes(document: Document, context: RuleContext<Options>): void {
  if (document.decision.decidedBy !== 'detection') return
  const bad = document.suspects(Trigger.badByte)
  const isMixed = isMostlyUtf8(document.utf8)
  for (const line of isMixed ? bad : bad.slice(0, 1)) {
    const fault = firstFault(document.utf8, line.span.start, line.span.end)
    if (fault !== undefined) reportBytes(document, context, line, {fault, isMixed, others: isMixed ? 0 : bad.length - 1})
  }
}

/** The first bad bytes of a line, whether the file is UTF-8 for the most part, and how many lines more hold such bytes. */
interface BadBytes {
  readonly fault: Utf8Fault
  readonly isMixed: boolean
  readonly others: number
}

function reportBytes(document: Document, {report}: RuleContext<Options>, line: SuspectLine, {fault, isMixed, others}: BadBytes): void {
  const span = {start: fault.byteOffset, end: fault.byteOffset + fault.length}
  const bytes = bytesToRead(document.utf8, line.span, {byteOffset: span.start, isMixed})
  // A sequence that was cut is UTF-8 with bytes missing; no other encoding explains it.
  const readings = fault.kind === 'cut' && fault.length > 1 ? [] : byteReadingsOf(bytes).slice(0, 3)
  const what = fault.kind === 'cut' && fault.length === 1 ? 'a lead byte with nothing behind it' : faultWords[fault.kind]
  report({
    span,
    reason: `Unexpected byte${fault.length > 1 ? 's' : ''} ${shownBytes(document.utf8.subarray(span.start, span.end))} (${what}), expected UTF-8${readings[0] === undefined ? '' : `; the line reads as ${readings.map(({encoding}) => encoding).join(' or ')}`}`,
    note: [
      ...readings.map(({encoding, text}) => `as ${encoding}: ${quoted(text.trim())}`),
      others > 0 ? `${others} more line${others > 1 ? 's hold' : ' holds'} bytes that are not UTF-8.` : 'Every such line is judged alone: the other lines of the file may be in another encoding.',
      'No mark and no option says which encoding the file is in: save it as UTF-8 from the program that made it, or name its encoding with `--encoding`.'
    ].join('\n')
  })
}

const faultWords = {
  stray: 'no UTF-8 sequence begins so',
  cut: 'a UTF-8 sequence that ends too early',
  overlong: 'an overlong form',
  surrogate: 'half of a surrogate pair, as in CESU-8',
  'beyond-range': 'beyond U+10FFFF'
} as const

/** Readings that differ and are about as likely: all are listed, none is made. */
function reportReadings(document: Document, context: RuleContext<Options>, line: SuspectLine, verdict: Extract<Verdict, {kind: 'ambiguous'}>): void {
  const {readings, body} = verdict
  const [best] = readings
  const {allow, code} = optionsOfDamage(context)
  const widest = widestOf(readings, body)
  const input = widest === undefined ? undefined : {line, ...verdict, ...widest}
  const damage = input === undefined || placeDamage(document, input, allow) === undefined ? undefined : placeDamage(document, input, [])
  if (best === undefined || damage === undefined) return
  const beside = [damage.rest, ...neighbouringCells(document, line)]
  const quotation = readings
    .map((reading) => quotationOf({spans: damage.pairSpans, scopeOf: context.scopeOf, repaired: repairedWords(reading.text, pairsOf(body, reading)), beside, isCodeProse: code === 'fix'}))
    .find(({isQuoted}) => isQuoted)
  if (quotation?.isCode === true && code === 'skip') return
  // The text before and after the widest damage is the same in all readings.
  const before = damage.pairs[0]!.foundStart
  const after = body.length - before - damage.actual.length
  const texts = readings.map(({text}) => text.slice(before, text.length - after))
  context.report({
    span: damage.span,
    reason: `Unexpected ${quoted(damage.actual)}, expected one of ${readings.map((reading, index) => `${quoted(texts[index]!)} (${reading.layers[0]!.tables[0]!})`).join(', ')}`,
    note: [
      ...readings.map((reading, index) => `${quoted(texts[index]!)}: ${layersInWords(reading.layers)}, gain ${gainInWords(reading.gain)}`),
      'These readings are all proved and about as likely, so `--fix` leaves the line.',
      'Put it right by hand, or leave out the tables that your text never went through with the option `tables` of `no-mojibake`.'
    ].join('\n'),
    actual: damage.actual,
    expected: texts,
    tables: [...new Set(readings.flatMap(tablesOf))],
    gain: best.gain,
    ...(quotation === undefined ? {} : {severity: 'info' as const, refusal: quotation.refusal})
  })
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

/** The options that decide for both rules what damage is. */
function optionsOfDamage(context: RuleContext<Options>): {readonly tables: TableChoice; readonly allow: readonly string[]; readonly code: string} {
  const {tables, allow, code} = context.optionsOf('no-mojibake')
  return {tables: (tables as TableChoice | undefined) ?? {add: [], remove: []}, allow: (allow as readonly string[] | undefined) ?? [], code: (code as string | undefined) ?? 'report'}
}
