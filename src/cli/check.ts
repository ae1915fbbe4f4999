import type {ConfiguredRule} from '../lint/config.ts'
import type {DirectiveMode} from '../lint/directive.ts'
import {createDocument} from '../lint/document.ts'
import type {Document, DocumentInput} from '../lint/document.ts'
import type {RuledFinding} from '../lint/finding.ts'
import {lint} from '../lint/lint.ts'
import type {ScopeLookup} from '../lint/scope.ts'
import {scopedTriggers, Trigger} from '../mojibake/trigger.ts'

/** How a document is checked. */
export interface CheckSettings {
  readonly rules: readonly ConfiguredRule[]
  /** Which edits are made. */
  readonly edits: 'none' | 'safe' | 'unsafe'
  /** What is made of directives in comments. */
  readonly directives: DirectiveMode
}

/** What checking a document gave. */
export interface Check {
  /** The document that was handed in. */
  readonly original: Document
  /** The document with all edits made: the one handed in when there are none. */
  readonly document: Document
  /** What is found in `document`. */
  readonly findings: readonly RuledFinding[]
  /** Whether `document` has other bytes than the one handed in. */
  readonly isChanged: boolean
  /** Why a file in another encoding was not written again as UTF-8 though unsafe edits are made. */
  readonly refusal?: string
}

/** Checks a document and makes its edits. Codecs, the parser of markdown and the fixer are loaded when there is work for them. */
export async function check(input: DocumentInput, {rules, edits, directives}: CheckSettings): Promise<Check> {
  const {document: original, scopeFor} = await openDocument(input, rules)
  const findings = lint(original, {rules, scopeOf: scopeFor(original), directives, ...(edits === 'none' ? {} : {made: edits})})
  const unchanged = {original, document: original, findings, isChanged: false}
  const isReencoded = edits === 'unsafe' && !original.isEditable
  if (edits === 'none' || (!isReencoded && !findings.some((finding) => finding.edit !== undefined))) return unchanged
  const {fix} = await import('../lint/fix.ts')
  const fixed = fix(original, {rules, scopeFor, unsafe: edits === 'unsafe', findings, directives})
  const refusal = fixed.refusal === undefined ? {} : {refusal: fixed.refusal}
  if (Buffer.compare(fixed.bytes, input.bytes) === 0) return {...unchanged, findings: fixed.findings, ...refusal}
  return {original, document: fixed.document, findings: fixed.findings, isChanged: true}
}

/** Makes a document, and what looks up scopes in it and in documents that edits make of it; codecs and the parser of markdown are loaded when they may be asked. */
export async function openDocument(input: DocumentInput, rules: readonly ConfiguredRule[]): Promise<{readonly document: Document; readonly scopeFor: (document: Document) => ScopeLookup | undefined}> {
  const document = createDocument(input)
  if (needsCodecs(document)) await import('../encoding/standard-codecs.ts')
  return {document, scopeFor: await scopesFor(document, rules)}
}

/** Whether a document is in another encoding than UTF-8, or may be, or holds lines that may have been read in one. */
function needsCodecs(document: Document): boolean {
  return !document.isEditable || document.decision.decidedBy === 'detection' || document.suspects(scopedTriggers | Trigger.shift).length > 0
}

/**
 * Gives what looks up scopes in documents of this format. A document without a suspect line needs none, unless a rule looks
 * at all lines.
 */
async function scopesFor(document: Document, rules: readonly ConfiguredRule[]): Promise<(document: Document) => ScopeLookup | undefined> {
  const needsNone = document.suspects(scopedTriggers).length === 0 && rules.every(({rule}) => rule.triggers !== 0)
  if (document.format === 'text' || needsNone) return () => undefined
  if (document.format === 'html') return (await import('../lint/line-scope.ts')).createLineScope
  return (await import('../lint/markdown-scope.ts')).createScope
}
