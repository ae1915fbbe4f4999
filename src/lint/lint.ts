import {findDirectives} from './comment-directives.ts'
import type {ConfiguredRule} from './config.ts'
import {underDirectives} from './directive-findings.ts'
import type {DirectiveMode} from './directive.ts'
import type {Document} from './document.ts'
import {byPlace, type Edit, type Finding, type RuledFinding} from './finding.ts'
import type {RuleContext} from './rule.ts'
import type {ScopeLookup} from './scope.ts'

/** What `lint` needs beside the document. */
export interface LintOptions {
  readonly rules: readonly ConfiguredRule[]
  /** Answers where a place lies; without it everything is prose. Called only when a rule has something to report. */
  readonly scopeOf?: ScopeLookup | undefined
  /** What is made of directives in comments; they are obeyed when it is left out. */
  readonly directives?: DirectiveMode
  /** Edits up to this tier will be made: findings that have one keep nothing else, since a file can hold a million. */
  readonly made?: Edit['tier']
}

/**
 * Runs the rules over a document and gives their findings by place, less those that directives in its comments disable, and
 * with what is wrong with these directives. Pure, synchronous, and total: never throws on any bytes.
 */
export function lint(document: Document, options: LintOptions): readonly RuledFinding[] {
  const findings: RuledFinding[] = []
  for (const {rule, severity, options: ruleOptions} of options.rules.toSorted(byNeed)) {
    if (severity === 'off') continue
    const context: RuleContext<never> = {
      options: ruleOptions as never,
      // The finding itself, since what it says in words may be computed at the first question.
      report: (finding) => findings.push(Object.assign(isMade(finding, options.made) ? {span: finding.span, edit: finding.edit, reason: ''} : finding, {ruleId: rule.id, level: finding.severity ?? severity})),
      scopeOf: (span) => options.scopeOf?.(document.placeOf(span.start)) ?? 'prose',
      optionsOf: (ruleId) => options.rules.find((other) => other.rule.id === ruleId)?.options ?? {}
    }
    rule.check(document, context)
  }
  findings.sort(byPlace)
  const {directives = 'obey', rules} = options
  const reportsUnused = directives === 'report-unused'
  // Comments are looked for only where they matter.
  if (directives === 'ignore' || (findings.length === 0 && !reportsUnused)) return findings
  return underDirectives(document, findings, {directives: findDirectives(document.utf8), rules, reportsUnused})
}

function isMade({edit}: Finding, made: LintOptions['made']): boolean {
  return edit !== undefined && made !== undefined && (edit.tier === 'safe' || made === 'unsafe')
}

/** Rules that put lines right ask for all that is said of them, which is kept of a large file for its last lines alone: so they ask first. */
function byNeed({rule: a}: ConfiguredRule, {rule: b}: ConfiguredRule): number {
  return Number(b.fix === 'safe') - Number(a.fix === 'safe')
}
