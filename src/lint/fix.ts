import type {ConfiguredRule} from './config.ts'
import type {DirectiveMode} from './directive.ts'
import {createDocument, type Document} from './document.ts'
import {applyEdits} from './edit.ts'
import type {RuledFinding} from './finding.ts'
import {lint} from './lint.ts'
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
}

/** How often a document is judged again after edits; what is left then is reported. */
const mostPasses = 10

/** Lints and edits until nothing changes, so that a second `fix` is a no-op. Pure and total. */
export function fix(document: Document, options: FixOptions): FixResult {
  let current = document
  for (let pass = 0; ; pass++) {
    const known = pass === 0 ? options.findings : undefined
    const findings = known ?? lint(current, {rules: options.rules, scopeOf: options.scopeFor(current), directives: options.directives ?? 'obey'})
    const edits = findings.flatMap(({edit}) => (edit !== undefined && (edit.tier === 'safe' || options.unsafe) ? [edit] : []))
    if (edits.length === 0 || pass === mostPasses) return {bytes: current.bytes, document: current, findings}
    const bytes = applyEdits(current.bytes, edits)
    // A document that was re-encoded as a whole is UTF-8 now, whatever was declared for it before.
    const encoding = current.isEditable ? current.declaredEncoding : undefined
    current = createDocument({bytes, path: current.path, format: current.format, encoding})
  }
}
