import type {ConfiguredRule} from '../lint/config.ts'
import type {DirectiveMode} from '../lint/directive.ts'
import {createDocument} from '../lint/document.ts'
import type {Document, DocumentInput} from '../lint/document.ts'
import type {RuledFinding} from '../lint/finding.ts'
import {lint} from '../lint/lint.ts'
import type {ScopeLookup} from '../lint/scope.ts'
import {anyTrigger} from '../mojibake/trigger.ts'

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
}

/** Checks a document and makes its edits. The parser of markdown and the fixer are loaded when there is work for them. */
export async function check(input: DocumentInput, {rules, edits, directives}: CheckSettings): Promise<Check> {
  const {document: original, scopeFor} = await openDocument(input, rules)
  const findings = lint(original, {rules, scopeOf: scopeFor(original), directives})
  const unchanged = {original, document: original, findings, isChanged: false}
  if (edits === 'none' || !findings.some((finding) => finding.edit !== undefined)) return unchanged
  const {fix} = await import('../lint/fix.ts')
  const fixed = fix(original, {rules, scopeFor, unsafe: edits === 'unsafe', findings, directives})
  if (Buffer.compare(fixed.bytes, input.bytes) === 0) return unchanged
  return {original, document: fixed.document, findings: fixed.findings, isChanged: true}
}

/** Makes a document, and what looks up scopes in it and in documents that edits make of it; the parser of markdown is loaded when it may be asked. */
export async function openDocument(input: DocumentInput, rules: readonly ConfiguredRule[]): Promise<{readonly document: Document; readonly scopeFor: (document: Document) => ScopeLookup | undefined}> {
  const document = createDocument(input)
  return {document, scopeFor: await scopesFor(document, rules)}
}

/**
 * Gives what looks up scopes in documents of this format. A document without a suspect line needs none, unless a rule looks
 * at all lines.
 */
async function scopesFor(document: Document, rules: readonly ConfiguredRule[]): Promise<(document: Document) => ScopeLookup | undefined> {
  const needsNone = document.suspects(anyTrigger).length === 0 && rules.every(({rule}) => rule.triggers !== 0)
  if (document.format === 'text' || needsNone) return () => undefined
  if (document.format === 'html') return (await import('../lint/line-scope.ts')).createLineScope
  return (await import('../lint/markdown-scope.ts')).createScope
}
