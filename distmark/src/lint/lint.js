import { findDirectives } from './comment-directives.js';
import { underDirectives } from './directive-findings.js';
import { byPlace } from './finding.js';
/**
 * Runs the rules over a document and gives their findings by place, less those that directives in its comments disable, and
 * with what is wrong with these directives. Pure, synchronous, and total: never throws on any bytes.
 */
export function lint(document, options) {
    const findings = [];
    for (const { rule, severity, options: ruleOptions } of options.rules) {
        if (severity === 'off')
            continue;
        const context = {
            options: ruleOptions,
            // The finding itself, since what it says in words may be computed at the first question.
            report: (finding) => findings.push(Object.assign(finding, { ruleId: rule.id, level: finding.severity ?? severity })),
            scopeOf: (span) => options.scopeOf?.(document.placeOf(span.start)) ?? 'prose',
            optionsOf: (ruleId) => options.rules.find((other) => other.rule.id === ruleId)?.options ?? {}
        };
        rule.check(document, context);
    }
    findings.sort(byPlace);
    const { directives = 'obey', rules } = options;
    const reportsUnused = directives === 'report-unused';
    // Comments are looked for only where they matter.
    if (directives === 'ignore' || (findings.length === 0 && !reportsUnused))
        return findings;
    return underDirectives(document, findings, { directives: findDirectives(document.utf8), rules, reportsUnused });
}
