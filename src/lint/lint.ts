import type {ConfiguredRule} from './config.ts'
import type {Document} from './document.ts'
import type {RuledFinding} from './finding.ts'
import type {RuleContext} from './rule.ts'
import type {ScopeLookup} from './scope.ts'

/** What `lint` needs beside the document. */
export interface LintOptions {
  readonly rules: readonly ConfiguredRule[]
  /** Answers where a place lies; without it everything is prose. Called only when a rule has something to report. */
  readonly scopeOf?: ScopeLookup | undefined
}

/** Runs the rules over a document and gives their findings by place. Pure, synchronous, and total: never throws on any bytes. */
export function lint(document: Document, options: LintOptions): readonly RuledFinding[] {
  const findings: RuledFinding[] = []
  for (const {rule, severity, options: ruleOptions} of options.rules) {
    if (severity === 'off') continue
    const context: RuleContext<never> = {
      options: ruleOptions as never,
      report: (finding) => findings.push({...finding, ruleId: rule.id, level: finding.severity ?? severity}),
      scopeOf: (span) => options.scopeOf?.(document.placeOf(span.start)) ?? 'prose',
      optionsOf: (ruleId) => options.rules.find((other) => other.rule.id === ruleId)?.options ?? {}
    }
    rule.check(document, context)
  }
  return findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end || (a.ruleId < b.ruleId ? -1 : 1))
}
