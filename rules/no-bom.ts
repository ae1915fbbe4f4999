import {isWide} from '../src/encoding/mark.ts'
import {isMarkWanted} from '../src/encoding/repository-label.ts'
import {utf8Length} from '../src/encoding/utf8.ts'
import {createDocument, type Document, type SuspectLine} from '../src/lint/document.ts'
import {byteOffsetAfter} from '../src/lint/place.ts'
import {isCode} from '../src/lint/quotation.ts'
import {isDetected, reencodingOf} from '../src/lint/reencoding.ts'
import {leadingMarks, misreadMarkLength} from '../src/mojibake/misread-mark.ts'
import {defineRule, type RuleContext} from '../src/lint/rule.ts'
import {Trigger} from '../src/mojibake/trigger.ts'

interface Options {
  readonly always: boolean
}

const mark = '\ufeff' // ZERO WIDTH NO-BREAK SPACE
const markBytes = Uint8Array.of(0xef, 0xbb, 0xbf)

export default defineRule<Options>({
  id: 'no-bom',
  summary: 'Disallow byte order marks.',
  why:
    'A byte order mark at the start of a UTF-8 file is invisible in editors and becomes part of the first word for programs that do not expect it: ' +
    'front matter is not found, a shebang does not run, the first key of a data file has another name. Files that were joined carry it inside.',
  fix: 'safe',
  severity: 'error',
  triggers: Trigger.mark | Trigger.reversible | Trigger.fragment,
  looksFurther: ({always}) => always,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      always: {type: 'boolean', description: 'Require the mark at the start of files that hold characters beyond ASCII, as Windows PowerShell does for its scripts. Files that `.editorconfig` declares to be `utf-8-bom` need it without this option.', default: false}
    }
  },
  sources: ['https://www.unicode.org/faq/utf_bom.html#bom5', 'https://encoding.spec.whatwg.org/#bom-sniff'],
  check(document, context) {
    if (isWide(document.decision.encoding)) return checkWideFile(document, context)
    const isDeclared = isMarkWanted(document.decision.declarations)
    if (isDeclared || context.options.always) requireMark(document, context, isDeclared)
    for (const line of document.suspects(this.triggers)) {
      const text = document.text(line.span)
      checkLineStart(document, context, line, text)
      checkInside(document, context, line.span.start, text)
    }
  }
})

/** UTF-16 or UTF-32 and its mark: readable, so nothing else is wrong with it; and nothing at all where that is declared. */
function checkWideFile(document: Document, {report}: RuleContext<Options>): void {
  const {encoding, mark: found, declarations} = document.decision
  if (found.end === 0 || declarations.some(({step, encoding: declared}) => step !== 'document' && isWide(declared ?? ''))) return
  const name = encoding.toUpperCase()
  const result = reencodingOf(document)
  report({
    span: {start: 0, end: 0},
    reason: `Unexpected byte order mark of ${name}, expected UTF-8 without a mark`,
    note:
      `The file is ${name}, as its first bytes say. It was read as that.\n` +
      'Programs that take every file for UTF-8 see NULs between ASCII letters.\n' +
      ('edit' in result ? '`--fix --unsafe-fixes` writes it again as UTF-8 without a mark.' : `It is not written again, since ${result.refusal}: save it as UTF-8 from the program that made it.`),
    ...('edit' in result ? {edit: result.edit} : {})
  })
}

/** The mark where the option asks for it, or the repository, which wants it in files of ASCII alone as well. */
function requireMark(document: Document, {report}: RuleContext<Options>, isDeclared: boolean): void {
  const {encoding, mark: found, fault} = document.decision
  const isPlain = document.utf8.every((byte) => byte < 0x80)
  if (encoding !== 'utf-8' || found.end > 0 || fault !== undefined || (isDeclared ? document.utf8.length === 0 : isPlain)) return
  report({
    span: {start: 0, end: 0},
    reason: 'Unexpected start of file, expected a byte order mark (U+FEFF)',
    note: `${isDeclared ? 'The repository declares the file to be `utf-8-bom`.' : 'The option `always` asks for the mark in files that hold characters beyond ASCII.'}\n\`--fix\` writes the bytes EF BB BF.`,
    actual: '',
    expected: [mark],
    edit: {span: {start: 0, end: 0}, replacement: markBytes, tier: 'safe'}
  })
}

/** Marks at the start of the line, as they are or misread through a table; `--fix` leaves only misread ones that code shows. */
function checkLineStart(document: Document, {options, report, scopeOf}: RuleContext<Options>, {span: {start, end: lineEnd}}: SuspectLine, text: string): void {
  // Nothing but marks between CR and LF: without them, two line ends would be one.
  const partsLineEnds = document.utf8[start - 1] === 0x0d && document.utf8[lineEnd] === 0x0a && leadingMarks(text) === text.length
  let at = 0
  let offset = start
  for (;;) {
    const misread = misreadMarkLength(text, at)
    const length = text[at] === mark ? 1 : misread.length
    if (length === 0) return
    const actual = text.slice(at, at + length)
    const end = offset + utf8Length(actual)
    const isKept = (options.always || isMarkWanted(document.decision.declarations)) && start === 0 && at === 0 && misread.length === 0
    if (!isKept) {
      const isQuoted = misread.length > 0 && isCode(scopeOf({start: offset, end}))
      const refusal = isQuoted
        ? 'It lies in code, so it is taken for a quotation and not fixed.'
        : partsLineEnds
          ? 'It parts CR from LF, which would be one line end without it, so it is not fixed.'
          : offset === 0 && misread.length === 0 && isNeeded(document)
            ? 'The file holds bytes that are not UTF-8, and without the mark it would be read in another encoding, so it is not fixed: mend these bytes first.'
            : document.isEditable ? undefined : `The file is in ${document.decision.encoding}: it is repaired only after it is UTF-8.`
      report({
        span: {start: offset, end},
        reason: `Unexpected byte order mark ${misread.length > 0 ? `\`${actual}\` (misread through ${misread.tables.join(', ')})` : '(U+FEFF)'} at the start of the ${offset === 0 ? 'file' : 'line'}, expected none`,
        note:
          (offset === 0 ? 'A mark is not text: it tells UTF-16 readers the order of bytes, which UTF-8 has no use for.' : 'A mark inside a file is left from files that were joined.') +
          `\n${refusal ?? '`--fix` takes these bytes away and touches nothing else.'}`,
        actual,
        ...(misread.length > 0 ? {tables: misread.tables, pairs: [{found: actual, bytes: [...markBytes], expected: mark, foundStart: at, expectedStart: 0}]} : {}),
        ...(isQuoted ? {severity: 'info' as const} : {}),
        ...(refusal === undefined ? {expected: [''], edit: {span: {start: offset, end}, replacement: new Uint8Array(), tier: 'safe' as const}} : {})
      })
    }
    at += length
    offset = end
  }
}

/** Whether marks alone make a file with bad bytes UTF-8: without any, what is declared or detected would be believed. */
function isNeeded({bytes, decision: {fault}, format, known}: Document): boolean {
  if (fault === undefined) return false
  let end = 0
  while (markBytes.every((byte, index) => bytes[end + index] === byte)) end += markBytes.length
  const without = createDocument({...known, bytes: bytes.subarray(end), format})
  return !without.isEditable || isDetected(without)
}

/** U+FEFF after the start of a line may be meant as a joiner, so it stays. */
function checkInside(document: Document, {report, scopeOf}: RuleContext<Options>, start: number, text: string): void {
  const first = text.indexOf(mark, leadingMarks(text))
  if (first < 0) return
  const count = text.slice(first).split(mark).length - 1
  const offset = byteOffsetAfter(document.utf8, start, first)
  report({
    span: {start: offset, end: offset + 3},
    reason: `Unexpected U+FEFF inside the line${count > 1 ? ` (${count} times)` : ''}, expected U+2060 WORD JOINER or nothing`,
    note: 'In old text it may be meant as a joiner that forbids a line break; mostly it is a mark from text that was pasted or joined.\nIt is not removed by `--fix`, since only its author knows.',
    actual: mark,
    ...(isCode(scopeOf({start: offset, end: offset + 3})) ? {severity: 'info' as const} : {})
  })
}
