import {byteSearch} from './byte-search.ts'
import {conflictsOf, type Conflict} from './conflict.ts'
import {readContentType} from './content-type.ts'
import type {Declaration, DeclaringStep} from './declaration.ts'
import {documentDeclarations} from './document-declarations.ts'
import {encodingOfLabel} from './label.ts'
import {isWide, markOf} from './mark.ts'
import {encodingOfRepositoryLabel, type RepositoryLabel} from './repository-label.ts'
import type {Span} from './span.ts'
import {unmarkedUtf16} from './unmarked-utf16.ts'
import {firstFault, type Utf8Fault} from './utf8.ts'

/** The step of the browser's order that settled the encoding of a file. */
export type DecidedBy = 'bom' | DeclaringStep | 'valid-utf-8' | 'detection'

/** Which encoding a file is in, and which step of the browser's order decided it. */
export interface Decision {
  /** The Encoding Standard's name, in lower case: `utf-8`, `utf-16le`, `windows-1252`; `utf-32le` and `utf-32be` are ours. */
  readonly encoding: string
  readonly decidedBy: DecidedBy
  /** The bytes of the mark at the start of the file; empty when there is none. */
  readonly mark: Span
  /** Everything that names an encoding for the file, the strongest first. */
  readonly declarations: readonly Declaration[]
  readonly conflicts: readonly Conflict[]
  /** The first bytes that are not UTF-8, in a file that is read as UTF-8; undefined when there are none. */
  readonly fault: Utf8Fault | undefined
}

/** What is known about a file's encoding from outside its bytes. */
export interface DecideOptions {
  /** The label of the encoding that the user insists on. */
  readonly encoding?: string | undefined
  /** The Content-Type header that came with the bytes. */
  readonly contentType?: string | undefined
  /** What the repository declares: one label, or several with where they are written, the strongest first. */
  readonly declared?: string | readonly RepositoryLabel[] | undefined
  /** The file's path, whose extension tells which declarations the bytes may hold. */
  readonly path?: string | undefined
}

/**
 * Decides which encoding `bytes` are in, as a browser does: by the mark, then by what the user insists on, by the header
 * they came with, by what the repository declares, by what the document declares where browsers look for it; then whether
 * they are valid UTF-8. A `<meta>` that stands too late for browsers still counts for more than nothing at all. Bytes that
 * nothing explains are left to detection, with `utf-8` for their encoding.
 *
 * Never throws: a label that the standard does not know, or that it maps to `replacement`, which reads nothing, is kept as
 * a declaration and decides nothing. A file that can hold no declaration costs one pass that checks its UTF-8.
 */
export function decide(bytes: Uint8Array, options: DecideOptions = {}): Decision {
  const mark = markOf(bytes)
  const markLength = mark?.bytes.length ?? 0
  const declarations = declarationsOf(bytes, markLength, options)
  const decisive = declarations.find((declaration) => canDecide(declaration) && !declaration.isLate)
  const fault = mark !== undefined && isWide(mark.encoding) || byteSearch.isUtf8(bytes) ? undefined : firstFault(bytes, markLength)
  const settled = (encoding: string, decidedBy: DecidedBy, by: 'mark' | Declaration | undefined): Decision => ({
    encoding,
    decidedBy,
    mark: {start: 0, end: markLength},
    declarations,
    conflicts: conflictsOf(declarations, {bytes, markLength, encoding, decisive: by, isUtf8: fault === undefined && !isWide(mark?.encoding ?? '')}),
    fault: encoding === 'utf-8' ? fault : undefined
  })
  if (mark !== undefined) return settled(mark.encoding, 'bom', 'mark')
  if (decisive?.encoding !== undefined) return settled(decisive.encoding, decisive.step, decisive)
  const wide = unmarkedUtf16(bytes)
  if (wide !== undefined) return settled(wide, 'detection', undefined)
  if (fault === undefined) return settled('utf-8', 'valid-utf-8', undefined)
  const late = declarations.find(canDecide)
  if (late?.encoding !== undefined) return settled(late.encoding, late.step, late)
  return settled('utf-8', 'detection', undefined)
}

function canDecide({encoding}: Declaration): boolean {
  return encoding !== undefined && encoding !== 'replacement'
}

function declarationsOf(bytes: Uint8Array, markLength: number, {encoding, contentType, declared, path}: DecideOptions): readonly Declaration[] {
  const header = contentType === undefined ? undefined : readContentType(contentType)
  const inDocument = documentDeclarations(bytes.subarray(markLength), {path, mediaType: header?.essence})
  return [
    ...(encoding === undefined ? [] : [outside('option', {label: encoding, source: '--encoding'})]),
    ...(header?.charset === undefined ? [] : [outside('transport', {label: header.charset, source: 'Content-Type header'})]),
    ...(typeof declared === 'string' ? [{label: declared, source: 'repository'}] : declared ?? []).map((label) => outside('repository', label)),
    ...inDocument.map((written) => ({...written, step: 'document' as const, span: {start: written.span.start + markLength, end: written.span.end + markLength}}))
  ]
}

function outside(step: DeclaringStep, {label, source}: RepositoryLabel): Declaration {
  const encoding = step === 'repository' ? encodingOfRepositoryLabel(label) : encodingOfLabel(label)
  return {step, label, source, encoding, span: undefined, isLate: false}
}
