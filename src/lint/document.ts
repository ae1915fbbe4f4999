import {isAscii} from '../encoding/ascii.ts'
import {decide, type DecideOptions, type Decision} from '../encoding/decide.ts'
import {decodeAs} from '../encoding/decode.ts'
import {isWide} from '../encoding/mark.ts'
import type {Span} from '../encoding/span.ts'
import {utf8Length} from '../encoding/utf8.ts'
import type {Candidate} from '../mojibake/candidate.ts'
import {detect, isUndecided} from '../mojibake/detection.ts'
import {scan, type Suspect} from '../mojibake/scan.ts'
import {tablesWith, type TableChoice} from '../mojibake/reversal-tables.ts'
import {Trigger} from '../mojibake/trigger.ts'
import {readRightText, type RightText} from '../mojibake/right-text.ts'
import type {Verdict} from '../mojibake/verdict.ts'
import {createVerdictBlocks} from '../mojibake/verdict-blocks.ts'
import {placeFinder, type Place} from './place.ts'

/** How a document's text is built up, as far as mojilint needs to know. */
export type Format = 'markdown' | 'html' | 'text'

export type {Suspect as SuspectLine, TableChoice}

/** The bytes of a text file, with all that rules ask of them. Everything is computed at the first question. */
export interface Document {
  /** Path as the user knows it; undefined for text without a name. */
  readonly path: string | undefined
  readonly format: Format
  /** The file as read. */
  readonly bytes: Uint8Array
  /** What is known about the encoding from outside the bytes. */
  readonly known: DecideOptions
  readonly decision: Decision
  /** What undeclared bytes that are not UTF-8 may be in, likeliest first; empty for other files. */
  readonly candidates: readonly Candidate[]
  /** The text as UTF-8: `bytes` itself where the document is editable, else decoded by the codecs in use (`encoding/codecs.ts`). */
  readonly utf8: Uint8Array
  /** Whether the file is read as UTF-8, so that spans of `utf8` are spans of the file and edits can be made. */
  readonly isEditable: boolean
  /** The span of `utf8` that a span of the file becomes. Linear in the bytes before it where the file is decoded. */
  spanInText(fileSpan: Span): Span
  /** The lines that hold one of `triggers`, in order. */
  suspects(triggers: number): readonly Suspect[]
  /** The text of a span of `utf8`; bytes that are not UTF-8 become U+FFFD. */
  text(span: Span): string
  /** Line and column of a byte offset of `utf8`. */
  placeOf(byteOffset: number): Place
  /** UTF-16 code units of the text before a byte offset of `utf8`. */
  codeUnitOffsetOf(byteOffset: number): number
  /** 1-based column of a byte offset of `utf8`, in bytes. */
  byteColumnOf(byteOffset: number): number
  /** What evidence and proof say of a suspect line, judged with all of the file's. `tables` adds and removes tables of reversal. */
  verdictOf(line: Suspect, tables: TableChoice): Verdict
  /** The kind of that verdict, which stays known when there are too many lines to keep what was said of each. */
  verdictKindOf(line: Suspect, tables: TableChoice): Verdict['kind']
}

/** What `createDocument` wants to know. */
export interface DocumentInput extends DecideOptions {
  readonly bytes: Uint8Array
  /** Guessed from the path's extension when left out. */
  readonly format?: Format
}

/** What makes a line worth judging. */
const damage = Trigger.reversible | Trigger.fragment | Trigger.c1 | Trigger.cutCodeUnit | Trigger.multiByte | Trigger.legacy

/** Makes a document of bytes. Never throws; costs nothing but the decision until it is asked. */
export function createDocument({bytes, format, ...known}: DocumentInput): Document {
  const {path} = known
  const decision = decide(bytes, known)
  const {encoding, mark} = decision
  const isEditable = isReadAsUtf8(bytes, decision)
  const decodedTo = (end: number): string => decodeAs(encoding, bytes.subarray(mark.end, Math.max(end, mark.end)))
  let decoded: Uint8Array | undefined
  let candidates: readonly Candidate[] | undefined
  const utf8Of = (): Uint8Array => (decoded ??= isEditable ? bytes : new TextEncoder().encode(decodedTo(bytes.length)))
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true})
  const text = (span: Span): string => decoder.decode(utf8Of().subarray(span.start, span.end))
  let suspects: readonly Suspect[] | undefined
  let damaged: readonly Suspect[] | undefined
  let rightText: RightText | undefined
  let places: ReturnType<typeof placeFinder> | undefined
  const findPlaces = (): ReturnType<typeof placeFinder> => (places ??= placeFinder(utf8Of()))
  const allSuspects = (): readonly Suspect[] => (suspects ??= scan(utf8Of()))
  // Bytes that are not UTF-8 are another matter: nothing is said of the rest of their line.
  const judgedLines = (): readonly Suspect[] => (damaged ??= allSuspects().filter(({triggers}) => (triggers & damage) !== 0 && (triggers & Trigger.badByte) === 0))
  const verdictBlocks = createVerdictBlocks({
    lines: judgedLines,
    textOf: ({span}) => text(span),
    rightText: () => (rightText ??= readRightText(utf8Of(), allSuspects()))
  })
  return {
    path,
    format: format ?? formatOf(path),
    bytes,
    known,
    decision,
    get candidates() {
      return (candidates ??= isUndecided(decision) ? detect(bytes) : [])
    },
    get utf8() {
      return utf8Of()
    },
    isEditable,
    spanInText: ({start, end}) => (isEditable ? {start, end} : {start: utf8Length(decodedTo(start)), end: utf8Length(decodedTo(end))}),
    text,
    suspects(triggers) {
      return allSuspects().filter((line) => (line.triggers & triggers) !== 0)
    },
    placeOf: (byteOffset) => findPlaces().placeOf(byteOffset),
    codeUnitOffsetOf: (byteOffset) => findPlaces().codeUnitOffsetOf(byteOffset),
    byteColumnOf: (byteOffset) => findPlaces().byteColumnOf(byteOffset),
    verdictOf: (line, tables) => verdictBlocks.verdictOf(line, tablesWith(tables)),
    verdictKindOf: (line, tables) => verdictBlocks.kindOf(line, tablesWith(tables))
  }
}

/**
 * Whether a file is read as UTF-8: what is declared does not make UTF-8 another encoding, and the declaration is what is
 * reported; and ASCII is the same in all encodings that have no code units wider than a byte.
 */
function isReadAsUtf8(bytes: Uint8Array, {encoding, conflicts}: Decision): boolean {
  if (encoding === 'utf-8' || conflicts.some(({against}) => against === 'bytes')) return true
  return !isWide(encoding) && encoding !== 'iso-2022-jp' && isAscii(bytes)
}

/** Guesses a format from a path's extension. */
export function formatOf(path: string | undefined): Format {
  const extension = /\.([a-z]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? ''
  if (['md', 'markdown', 'mdown', 'mkd', 'mkdn', 'mdx'].includes(extension)) return 'markdown'
  return ['html', 'htm', 'xhtml'].includes(extension) ? 'html' : 'text'
}
