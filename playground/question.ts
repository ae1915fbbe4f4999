import type {ByteGroup, Decision, Explanation, Layer, RuledFinding} from '../src/index.ts'

/** What the page asks its worker. */
export type Question =
  /** Judges what was typed, as one text; later questions about lines are about it. */
  | {readonly kind: 'text'; readonly text: string; readonly tables: readonly string[]; readonly lineNumber: number}
  /** Judges a file; later questions about lines are about it. */
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array; readonly tables: readonly string[]; readonly isUnsafe: boolean}
  /** Explains lines of what was judged last. */
  | {readonly kind: 'lines'; readonly lineNumbers: readonly number[]}
  /** Judges a piece of text alone. */
  | {readonly kind: 'piece'; readonly text: string; readonly tables: readonly string[]}
  /** Shows a line as bytes. */
  | {readonly kind: 'bytes'; readonly text: string; readonly through: string | Layer}
  /** Names the tables that there are. */
  | {readonly kind: 'tables'}
  /** Makes an example: a right text that was misread through one table after another. */
  | {readonly kind: 'damage'; readonly text: string; readonly tables: readonly string[]}

/** What the worker answers to each kind of question. */
export interface Answers {
  readonly text: JudgedText
  readonly file: JudgedFile | {readonly isBinary: true}
  readonly lines: readonly Explanation[]
  readonly piece: JudgedText
  readonly bytes: readonly ByteGroup[]
  readonly tables: {readonly all: readonly string[]; readonly optIn: readonly string[]}
  readonly damage: string
}

/** A text after judging. */
export interface JudgedText {
  readonly lineCount: number
  /** The text with every repair made. */
  readonly fixed: string
  /** Line numbers with findings, in order. */
  readonly found: readonly number[]
  /** How many lines `fix` changes. */
  readonly mendedCount: number
  /** The first of the found lines, and the line that was asked for. */
  readonly explanations: readonly Explanation[]
}

/** A finding with its place for people. */
export interface PlacedFinding {
  readonly finding: Omit<RuledFinding, 'edit'>
  readonly isFixable: boolean
  /** 1-based, in UTF-16 code units. */
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** The line where it begins. */
  readonly text: string
}

/** A file after the whole linter. */
export interface JudgedFile {
  readonly decision: Pick<Decision, 'encoding' | 'decidedBy' | 'declarations' | 'conflicts'>
  readonly lineCount: number
  readonly findings: readonly PlacedFinding[]
  /** The fixed file; undefined when nothing can be fixed. */
  readonly fixedBytes: Uint8Array | undefined
  /** How many findings fixing leaves. */
  readonly leftCount: number
  /** Why the file was not written again as UTF-8 though that was asked for. */
  readonly refusal: string | undefined
  /** Whether the file is read as UTF-8. */
  readonly isUtf8: boolean
}
