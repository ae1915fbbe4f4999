import { lint } from './lint.js';
/** Picks an expected finding out of others. */
export function pick(findings, { ruleId, span, gain }) {
    return findings.find((finding) => finding.ruleId === ruleId && finding.gain === gain && finding.span.start >= span.start && finding.span.start <= span.end);
}
/**
 * Finds out what silences a finding by linting again, with one setting after another taken away, so that no setting is read in
 * two ways. Each is tried once for a document, at the first question.
 */
export function createSilence(document, options) {
    const known = new Map();
    return (expected) => {
        const { ruleId } = expected;
        if (!options.rules.some(({ rule }) => rule.id === ruleId))
            return refusals.off(ruleId);
        let tried = options;
        for (const [cause, takeAway] of settings) {
            tried = takeAway(tried, ruleId);
            const key = `${cause} ${ruleId}`;
            const findings = known.get(key) ?? lint(document, tried);
            known.set(key, findings);
            if (pick(findings, expected) !== undefined)
                return refusals[cause](ruleId);
        }
        return undefined;
    };
}
const settings = [
    // No other rule has to be asked, but its options may count.
    ['off', (options, ruleId) => ({ ...options, rules: options.rules.map((rule) => ({ ...rule, severity: rule.rule.id === ruleId ? rule.rule.severity : 'off' })) })],
    ['directive', (options) => ({ ...options, directives: 'ignore' })],
    ['allow', (options) => ({ ...options, rules: options.rules.map((rule) => withOption(rule, { allow: [] })) })],
    ['code', (options) => ({ ...options, rules: options.rules.map((rule) => withOption(rule, { code: 'report' })) })]
];
function withOption(rule, changed) {
    return rule.rule.id === 'no-mojibake' ? { ...rule, options: { ...rule.options, ...changed } } : rule;
}
const refusals = {
    off: (ruleId) => ({ cause: 'off', sentence: `The rule \`${ruleId}\` is off.` }),
    directive: (ruleId) => ({ cause: 'directive', sentence: `A directive in a comment disables \`${ruleId}\` here.` }),
    allow: () => ({ cause: 'allow', sentence: 'The option `allow` names it as right, so it is not reported.' }),
    code: () => ({ cause: 'code', sentence: 'It lies in code, and by the option `code` that is skipped.' })
};
