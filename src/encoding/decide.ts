import {labelToName} from '@exodus/bytes/encoding-lite.js'
import type {Span} from './span.ts'
import {firstFault, type Utf8Fault} from './utf8.ts'

/** The step of the browser's order that settled the encoding of a file. */
export type DecidedBy = 'bom' | 'transport' | 'repository' | 'document' | 'valid-utf-8' | 'detection'

/** A place where somebody named an encoding. */
export interface Declaration {
  readonly step: DecidedBy
  /** The label as written. */
  readonly label: string
  /** The Encoding Standard's name for the label; undefined when the standard does not know it. */
  readonly encoding: string | undefined
  /** Bytes of the file that hold the label; undefined when it came from outside the file. */
  readonly span: Span | undefined
}

/** Two statements about a file's encoding that cannot both hold. */
export interface Conflict {
  readonly declaration: Declaration
  /** What the declaration disagrees with, in words for the user. */
  readonly against: string
}

/** Which encoding a file is in, and which step of the browser's order decided it. */
export interface Decision {
  /** The Encoding Standard's name, in lower case: `utf-8`, `utf-16le`, `windows-1252`; `utf-32le` and `utf-32be` are ours. */
  readonly encoding: string
  readonly decidedBy: DecidedBy
  /** The bytes of the mark at the start of the file; empty when there is none. */
  readonly mark: Span
  readonly declarations: readonly Declaration[]
  readonly conflicts: readonly Conflict[]
  /** The first ill-formed bytes of a file in UTF-8; undefined when there are none, and in every other encoding. */
  readonly fault: Utf8Fault | undefined
}

/** What is known about a file's encoding from outside its bytes. */
export interface DecideOptions {
  /** The encoding that the user or the repository names, as a label. */
  readonly declared?: string
}

/**
 * Decides which encoding `bytes` are in. This version knows the steps that the bytes themselves answer: the mark, what
 * the caller declares, and whether they are valid UTF-8. Never throws; a label that the standard does not know is kept
 * as a declaration without an encoding.
 */
export function decide(bytes: Uint8Array, options: DecideOptions = {}): Decision {
  const mark = markOf(bytes)
  const declarations = options.declared === undefined ? [] : [declarationOf(options.declared)]
  const settled = (encoding: string, decidedBy: DecidedBy, length = 0): Decision => ({
    encoding,
    decidedBy,
    mark: {start: 0, end: length},
    declarations,
    conflicts: conflictsOf(bytes, declarations, length),
    fault: encoding === 'utf-8' ? firstFault(bytes, length) : undefined
  })
  if (mark !== undefined) return settled(mark.encoding, 'bom', mark.length)
  const declared = declarations[0]?.encoding
  if (declared !== undefined) return settled(declared, 'repository')
  const undeclared = settled('utf-8', 'valid-utf-8')
  return undeclared.fault === undefined ? undeclared : {...undeclared, decidedBy: 'detection'}
}

/** Declarations that valid UTF-8 with characters beyond ASCII contradicts: such text is UTF-8 but for a rare accident. */
function conflictsOf(bytes: Uint8Array, declarations: readonly Declaration[], start: number): readonly Conflict[] {
  const others = declarations.filter(({encoding}) => encoding !== undefined && encoding !== 'utf-8')
  if (others.length === 0 || !isUtf8BeyondAscii(bytes, start)) return []
  return others.map((declaration) => ({declaration, against: 'valid UTF-8 with characters beyond ASCII'}))
}

/** Whether bytes are well-formed UTF-8 and hold characters beyond ASCII. */
function isUtf8BeyondAscii(bytes: Uint8Array, start = 0): boolean {
  return bytes.some((byte) => byte >= 0x80) && firstFault(bytes, start) === undefined
}

function declarationOf(label: string): Declaration {
  const name = labelToName(label)?.toLowerCase()
  // The standard maps a few dangerous labels to `replacement`, which reads nothing.
  return {step: 'repository', label, encoding: name === 'replacement' ? undefined : name, span: undefined}
}

/** Whether an encoding is of code units wider than a byte, so that even its ASCII has NULs. */
export function isWide(encoding: string): boolean {
  return /^utf-(?:16|32)/.test(encoding)
}

/** The marks, longest first: that of UTF-32LE begins like that of UTF-16LE. */
const marks: readonly {readonly encoding: string; readonly bytes: readonly number[]}[] = [
  {encoding: 'utf-32le', bytes: [0xff, 0xfe, 0, 0]},
  {encoding: 'utf-32be', bytes: [0, 0, 0xfe, 0xff]},
  {encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf]},
  {encoding: 'utf-16le', bytes: [0xff, 0xfe]},
  {encoding: 'utf-16be', bytes: [0xfe, 0xff]}
]

function markOf(bytes: Uint8Array): {readonly encoding: string; readonly length: number} | undefined {
  const found = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  return found === undefined ? undefined : {encoding: found.encoding, length: found.bytes.length}
}
