import {multiByteNames} from '../src/encoding/multi-byte.ts'
import {tableNames} from '../src/encoding/tables.ts'
import {firstFault} from '../src/encoding/utf8.ts'
import {placeDamage, type Damage} from '../src/lint/damage.ts'
import type {Document, SuspectLine, TableChoice} from '../src/lint/document.ts'
import {quotationOf, type Quotation} from '../src/lint/quotation.ts'
import {breakerInWords, gainInWords, layersInWords, lossesInWords, pairInWords, pairsInWords, partInWords, proofInWords, quoted, tablesOf} from '../src/lint/reading-words.ts'
import type {Refusal} from '../src/lint/refusal.ts'
import {repairedWords} from '../src/lint/repaired-word.ts'
import {defineRule, type RuleContext} from '../src/lint/rule.ts'
import {isCapped} from '../src/lint/scope-cap.ts'
import {neighbouringCells} from '../src/lint/table-cell.ts'
import {TextEdit} from '../src/lint/text-edit.ts'
import {wholeDamageOf, type WholeDamage} from '../src/lint/whole-damage.ts'
import {isHexCharacterIn, unescape, type EscapeSettings} from '../src/mojibake/escape.ts'
import {escapedDamage, type EscapedDamage} from '../src/mojibake/escaped-damage.ts'
import {escapedLines} from '../src/mojibake/escaped-line.ts'
import {isProved} from '../src/mojibake/pair.ts'
import {isLegacy} from '../src/mojibake/reading.ts'
import {tablesWith} from '../src/mojibake/reversal-tables.ts'
import {Trigger} from '../src/mojibake/trigger.ts'
import type {Verdict} from '../src/mojibake/verdict.ts'

interface Options {
  readonly tables: TableChoice
  readonly code: 'report' | 'fix' | 'skip'
  readonly escapes: boolean
  readonly allow: readonly string[]
}

/** The tables and encodings that a configuration may name. */
const choices: readonly string[] = [...tableNames, ...multiByteNames, 'gb18030']

export default defineRule<Options>({
  id: 'no-mojibake',
  summary: 'Disallow text that was read through the wrong character table.',
  why:
    'UTF-8 that a program read through the table of another encoding becomes other letters without an error, and the damage turns up later, in search, deduplication and training data. ' +
    'A line is reported when undoing the misreading gives text that is far likelier than the line, and it is fixed only when the whole line goes back byte by byte. ' +
    'Bytes of another legacy encoding that were read as windows-1252 or latin-1 are reported where the evidence is strong, and written as text by `--fix --unsafe-fixes` alone.',
  fix: 'safe',
  severity: 'error',
  triggers: Trigger.reversible | Trigger.fragment | Trigger.c1 | Trigger.cutCodeUnit | Trigger.multiByte | Trigger.legacy,
  looksFurther: ({escapes}) => escapes,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      tables: {
        type: 'object',
        description: 'Tables that text may have been misread through, beside or instead of the default ones.',
        additionalProperties: false,
        properties: {
          add: {type: 'array', description: 'Tables to try as well; `macintosh` and `cp852` are not tried by default.', default: [], items: {type: 'string', enum: choices}},
          remove: {type: 'array', description: 'Tables not to try.', default: [], items: {type: 'string', enum: choices}}
        }
      },
      code: {type: 'string', description: 'What to do about damage in code: `report` it as information, `fix` it like prose, or `skip` it.', default: 'report', enum: ['report', 'fix', 'skip']},
      escapes: {
        type: 'boolean',
        description:
          'Whether to report damage that is written in escapes as well: `\\u00c3\\u00a9` and `\\xc3\\xa9` in strings, `&Atilde;&copy;` and `&#195;&#169;` in HTML, `%C3%83%C2%A9` in URLs, `=C3=83=C2=A9` in mail. It is never fixed.',
        default: false
      },
      allow: {type: 'array', description: 'Exact strings that are right as they stand and never reported.', default: [], items: {type: 'string'}}
    }
  },
  sources: ['https://encoding.spec.whatwg.org/#indexes', 'https://www.w3.org/International/questions/qa-what-is-encoding'],
  check(document, context) {
    const told = new Set<number>()
    for (const line of document.suspects(this.triggers)) {
      const verdict = document.verdictOf(line, context.options.tables)
      const isTold = verdict.kind === 'damaged'
        ? reportWhole(document, context, line, verdict)
        : verdict.kind === 'partial' ? reportPart(document, context, line, verdict) : verdict.kind === 'ambiguous'
      if (isTold) told.add(line.span.start)
    }
    // One message a line: what else is written in escapes comes up when the line itself is put right.
    if (context.options.escapes) checkEscapes(document, context, told)
  }
})

/** A line that reverses whole: proved, judged, and fixed unless it is a quotation or a name. Returns whether it is reported. */
function reportWhole(document: Document, context: RuleContext<Options>, line: SuspectLine, verdict: Extract<Verdict, {kind: 'damaged'}>): boolean {
  const {options} = context
  const whole = wholeDamageOf(document, line, options)
  if (whole === undefined) return false
  const {damage, reading, left} = whole
  const quotation = judgeQuotation(document, context, line, damage, reading.text)
  if (quotation.isCode && options.code === 'skip') return false
  const hindrance = refusalOf(document, quotation, left) ?? (isProved(verdict.body, reading) ? undefined : unproved)
  // Evidence alone speaks for bytes of another legacy encoding.
  const tier = reading.layers.some(isLegacy) ? 'unsafe' : 'safe'
  const refusal = hindrance ?? (tier === 'unsafe' ? inLegacyBytes : undefined)
  const {span, expected} = damage
  // A file can hold a million damaged lines: what the words need is found again when they are read.
  const again = (): WholeDamage => {
    const found = wholeDamageOf(document, line, options)
    if (found === undefined) throw new Error('A line is damaged at one question and not at the next')
    return found
  }
  context.report({
    span,
    get reason() {
      const {damage: {actual, pairs}, reading: {layers}} = again()
      const others = new Set(pairs.map(pairInWords)).size - 1
      return `Unexpected ${quoted(actual)}, expected ${quoted(expected)}: ${layersInWords(layers)} (${pairInWords(pairs[0]!)}${others > 0 ? ` and ${others} more` : ''})`
    },
    get note() {
      const {damage: {pairs}, reading: {layers, gain}} = again()
      return [
        pairsInWords(pairs),
        proofInWords(layers),
        `So read, the line is likelier as text by ${gainInWords(gain)}.`,
        refusal?.sentence ?? '`--fix` puts the line right.',
        ...capNote(document)
      ].join('\n')
    },
    get actual() {
      return again().damage.actual
    },
    get pairs() {
      return again().damage.pairs
    },
    get tables() {
      return tablesOf(again().reading)
    },
    gain: reading.gain,
    ...(hindrance === undefined ? {edit: new TextEdit(span, expected, tier)} : {}),
    ...(refusal === undefined ? {expected: [expected]} : {refusal}),
    ...(quotation.isQuoted ? {severity: 'info' as const} : {})
  })
  return true
}

/** Damage in part of a line: likely, not provable, never fixed. Returns whether it is reported. */
function reportPart(document: Document, context: RuleContext<Options>, line: SuspectLine, verdict: Extract<Verdict, {kind: 'partial'}>): boolean {
  const {damage: partial} = verdict
  const damage = placeDamage(document, {line, ...verdict, ...partial}, context.options.allow)
  if (damage === undefined) return false
  const quotation = judgeQuotation(document, context, line, damage, partial.text)
  if (quotation.isCode && context.options.code === 'skip') return false
  context.report({
    span: damage.span,
    get reason() {
      return `Unexpected ${quoted(damage.actual)}, expected probably ${quoted(damage.expected)}: ${partInWords(partial)} (${pairInWords(damage.pairs[0]!)})`
    },
    get note() {
      return [
        pairsInWords(damage.pairs),
        ...lossesInWords(damage.pairs),
        breakerInWords(partial, verdict.bodyStart),
        `So read, the line is likelier as text by ${gainInWords(partial.gain)}.`,
        quotation.refusal?.sentence ?? 'Nothing proves it, so `--fix` leaves the line: put it right by hand.',
        ...capNote(document)
      ].join('\n')
    },
    actual: damage.actual,
    pairs: damage.pairs,
    tables: [partial.table],
    gain: partial.gain,
    ...(quotation.refusal === undefined ? {} : {refusal: quotation.refusal}),
    ...(quotation.isQuoted ? {severity: 'info' as const} : {})
  })
  return true
}

function judgeQuotation(document: Document, context: RuleContext<Options>, line: SuspectLine, damage: Damage, text: string): Quotation {
  return quotationOf({
    spans: damage.pairSpans,
    scopeOf: context.scopeOf,
    repaired: repairedWords(text, damage.pairs),
    beside: [damage.rest, ...neighbouringCells(document, line)],
    isCodeProse: context.options.code === 'fix'
  })
}

/** Damage in escapes of the lines that are not among `told` (offsets of their first bytes). */
function checkEscapes(document: Document, context: RuleContext<Options>, told: ReadonlySet<number>): void {
  const tables = tablesWith(context.options.tables)
  const settings = {isHexCharacter: isHexCharacterIn(document.path)}
  for (const span of escapedLines(document.utf8)) {
    // Bytes that are not UTF-8 are another matter, as they are for the line itself.
    if (told.has(span.start) || firstFault(document.utf8, span.start, span.end) !== undefined) continue
    const found = escapedDamage(document.text(span), tables, settings)
    if (found !== undefined) reportEscapes(document, context, {span}, {...found, settings})
  }
}

/** Damage in escapes: likely, and never fixed, since how it came there tells how it must be written. */
function reportEscapes(document: Document, context: RuleContext<Options>, line: Pick<SuspectLine, 'span'>, found: EscapedDamage & {readonly settings: EscapeSettings}): void {
  const {pairs, text, plain, layers, gain, settings} = found
  const damage = placeDamage(document, {line, body: document.text(line.span), bodyStart: 0, text, pairs}, context.options.allow)
  if (damage === undefined) return
  const quotation = quotationOf({
    spans: damage.pairSpans,
    scopeOf: context.scopeOf,
    repaired: repairedWords(plain.text, plain.pairs),
    beside: [damage.rest, ...neighbouringCells(document, line)].map((beside) => unescape(beside, settings).text),
    isCodeProse: context.options.code === 'fix'
  })
  if (quotation.isCode && context.options.code === 'skip') return
  const refusal = quotation.refusal ?? inEscapes
  context.report({
    span: damage.span,
    reason: `Unexpected ${quoted(damage.actual)}, expected probably ${quoted(damage.expected)}: ${layersInWords(layers)}, in escapes (${pairInWords(damage.pairs[0]!)})`,
    note: [
      pairsInWords(damage.pairs),
      `Without its escapes the line is likelier as text by ${gainInWords(gain)}, so read.`,
      refusal.sentence,
      ...capNote(document)
    ].join('\n'),
    actual: damage.actual,
    pairs: damage.pairs,
    tables: [...new Set(layers.flatMap((layer) => layer.tables))],
    gain,
    refusal,
    ...(quotation.isQuoted ? {severity: 'info' as const} : {})
  })
}

/** Why a proved line is not fixed, where `left` says why some of its pairs are not damage; undefined when it is. */
function refusalOf(document: Document, quotation: Quotation, left: 'lost' | 'allowed' | undefined): Refusal | undefined {
  if (quotation.refusal !== undefined) return quotation.refusal
  if (left === 'allowed') return {cause: 'allow', sentence: 'The option `allow` names part of the damage as right, so the line is not fixed.'}
  if (left === 'lost') return {cause: 'lost', sentence: 'The line also holds U+FFFD that was misread: what stood there is lost, so the line is not fixed.'}
  return document.isEditable ? undefined : {cause: 'encoding', sentence: `The file is in ${document.decision.encoding}: it is repaired only after it is UTF-8.`}
}

const inLegacyBytes: Refusal = {
  cause: 'legacy',
  sentence: 'Most bytes are text in such an encoding, so only the evidence tells which it was: `--fix` leaves the line, `--fix --unsafe-fixes` writes the reading.'
}
const inEscapes: Refusal = {cause: 'escapes', sentence: '`--fix` leaves escapes: put right what wrote them, or write the expected characters.'}
const unproved: Refusal = {cause: 'unproved', sentence: 'The reading does not lead back to the line, so it is not fixed.'}

/** What the user must know of large or deeply nested files: without a parse, code and links are told by their lines. */
function capNote(document: Document): readonly string[] {
  return isCapped(document) ? ['The file is large or deeply nested: what is code and what is a link was told line by line, without parsing its markdown.'] : []
}
