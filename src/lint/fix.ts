import type {ConfiguredRule} from './config.ts'
import type {DirectiveMode} from './directive.ts'
import {createDocument, type Document} from './document.ts'
import {applyEdits} from './edit.ts'
import type {Edit, RuledFinding} from './finding.ts'
import {lint} from './lint.ts'
import {isDetected, reencodingOf} from './reencoding.ts'
import type {ScopeLookup} from './scope.ts'

/** What `fix` needs beside the document. */
export interface FixOptions {
  readonly rules: readonly ConfiguredRule[]
  /** Makes the scope lookup of a document; asked again after each pass, since places move. */
  readonly scopeFor: (document: Document) => ScopeLookup | undefined
  /** Whether unsafe edits are made as well. */
  readonly unsafe: boolean
  /** What `lint` found in the document, where that is known already. */
  readonly findings?: readonly RuledFinding[]
  /** What is made of directives in comments; they are obeyed when it is left out, and what they disable is not edited. */
  readonly directives?: DirectiveMode
}

/** A document after its edits. */
export interface FixResult {
  readonly bytes: Uint8Array
  readonly document: Document
  /** What is left to report. */
  readonly findings: readonly RuledFinding[]
  /** Why a file in another encoding was not written again as UTF-8 though unsafe edits were asked for. */
  readonly refusal?: string
}

/** How often a document is judged again after edits; what is left then is reported. */
const mostPasses = 10

/**
 * Lints and edits until nothing changes, so that a second `fix` is a no-op. With unsafe edits a file in another encoding is
 * written again as UTF-8 first, whether a rule complains of it or not. Pure and total.
 */
export function fix(document: Document, options: FixOptions): FixResult {
  const reencoding = options.unsafe && (!document.isEditable || isDetected(document)) ? reencodingOf(document) : undefined
  const refusal = reencoding !== undefined && 'refusal' in reencoding ? {refusal: reencoding.refusal} : {}
  let current = reencoding !== undefined && 'edit' in reencoding ? edited(document, [reencoding.edit]) : document
  for (let pass = 0; ; pass++) {
    const known = current === document ? options.findings : undefined
    const findings = known ?? lint(current, {rules: options.rules, scopeOf: options.scopeFor(current), directives: options.directives ?? 'obey'})
    const edits = findings.flatMap(({edit}) => (edit !== undefined && (edit.tier === 'safe' || options.unsafe) ? [edit] : []))
    if (edits.length === 0 || pass === mostPasses) return {bytes: current.bytes, document: current, findings, ...refusal}
    current = edited(current, edits)
  }
}

/** A document that was written again as a whole is UTF-8 now, whatever was said of the bytes that it had before. */
function edited({bytes, format, known, isEditable}: Document, edits: readonly Edit[]): Document {
  const now = isEditable ? known : {...known, encoding: undefined, contentType: known.contentType?.replace(/;[^]*/, '')}
  return createDocument({...now, bytes: applyEdits(bytes, edits), format})
}
