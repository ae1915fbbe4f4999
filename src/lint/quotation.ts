import type {Span} from '../encoding/span.ts'
import type {Refusal} from './refusal.ts'
import type {RepairedWord} from './repaired-word.ts'
import {rightFormFinder} from './right-form.ts'
import type {Scope} from './scope.ts'

/** Whether damage stands in a file on purpose. */
export interface Quotation {
  /** All of it lies in code or in link destinations, or its repaired form stands beside it: information, no fix. */
  readonly isQuoted: boolean
  readonly isCode: boolean
  /** Why the line is not fixed; undefined when nothing speaks against it. */
  readonly refusal: Refusal | undefined
}

/** What decides whether damage is quoted. */
export interface QuotationInput {
  /** Bytes of the damaged pieces. */
  readonly spans: readonly Span[]
  readonly scopeOf: (span: Span) => Scope
  /** What should stand there instead of each damaged word. */
  readonly repaired: readonly RepairedWord[]
  /** Texts beside the damage: the rest of its line and the neighbouring cells. */
  readonly beside: readonly string[]
  /** Whether code is treated like prose. */
  readonly isCodeProse: boolean
}

/**
 * Tells whether damage is quoted. Catches pages about encodings, which show the damage in code or next to its right form, and
 * links to files that really bear the damaged name; spares damage in text that happens to have code elsewhere on the line,
 * which stays an error without a fix.
 */
export function quotationOf({spans, scopeOf, repaired, beside, isCodeProse}: QuotationInput): Quotation {
  const scopes = spans.map(scopeOf).map((scope) => (isCodeProse && isCode(scope) ? 'prose' : scope))
  const inCode = scopes.filter(isCode).length
  const inUrl = scopes.filter((scope) => scope === 'url').length
  if (inCode === scopes.length) return {isQuoted: true, isCode: true, refusal: refusals.code}
  if (inCode + inUrl === scopes.length) return {isQuoted: true, isCode: false, refusal: refusals.link}
  if (repaired.every(rightFormFinder(beside))) return {isQuoted: true, isCode: false, refusal: refusals.quotation}
  return {isQuoted: false, isCode: false, refusal: inCode > 0 ? refusals.partInCode : inUrl > 0 ? refusals.partInLink : undefined}
}

const refusals = {
  code: {cause: 'code', sentence: 'It lies in code, so it is taken for a quotation and not fixed; the option `code` changes that.'},
  link: {cause: 'link', sentence: 'It lies in the destination of a link, whose target may really have that name, so it is not fixed.'},
  quotation: {cause: 'quotation', sentence: 'Its repaired form stands beside it, so it is taken for a quotation and not fixed.'},
  partInCode: {cause: 'part-in-code', sentence: 'Part of it lies in code, which may quote it, so the line is not fixed.'},
  partInLink: {cause: 'part-in-link', sentence: 'Part of it lies in the destination of a link, whose target may really have that name, so the line is not fixed.'}
} as const satisfies Readonly<Record<string, Refusal>>

/** Whether a scope shows text as it is in files and programs. */
export function isCode(scope: Scope): boolean {
  return scope === 'code' || scope === 'inline-code'
}
