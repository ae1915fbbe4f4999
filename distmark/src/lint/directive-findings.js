import { obeyDirectives } from './directive-effect.js';
import { directiveSource } from './directive.js';
import { byPlace } from './finding.js';
import { nearestName } from './nearest-name.js';
import { quoted } from './reading-words.js';
/**
 * Gives findings as the directives of their document leave them: without what these disable, and with warnings about those that
 * are misspelt or name rules that do not exist, which disable nothing. Findings come and go in the order of their places.
 */
export function underDirectives(document, findings, settings) {
    const { asked, misspelt } = settings.directives;
    if (asked.length === 0 && misspelt.length === 0)
        return findings;
    const ruleIds = settings.rules.map(({ rule }) => rule.id);
    const { left, unused } = obeyDirectives(findings, asked);
    return [
        ...left,
        ...misspelt.map(misspeltDirective),
        ...asked.flatMap(({ rules }) => unknownRules(document, rules, ruleIds)),
        // What names no rule is told already.
        ...(settings.reportsUnused ? unused.filter(({ rule }) => rule === undefined || ruleIds.includes(rule.id)).map((part) => unusedPart(document, part)) : [])
    ].sort(byPlace);
}
function misspeltDirective({ written, nearest, span }) {
    return {
        ruleId: directiveSource, level: 'warning', span, actual: written, expected: [nearest],
        reason: `Unexpected directive ${quoted(written)}, expected ${quoted(nearest)}`,
        note: 'As it stands it disables nothing.'
    };
}
function unusedPart(document, { directive, rule }) {
    const { span } = rule ?? directive;
    const actual = document.text(span);
    const wanted = directive.action === 'disable' ? 'a finding that it disables' : 'a directive before it that disables';
    return {
        ruleId: directiveSource, level: 'error', span, actual,
        reason: `Unexpected ${rule === undefined ? quoted(actual) : `rule ${quoted(actual)} in a directive`}, expected ${wanted}`,
        note: 'It changes nothing: take it away, or put it where the finding is.'
    };
}
function unknownRules(document, rules, ruleIds) {
    const unknown = rules.filter(({ id }) => !ruleIds.includes(id)).map((rule) => ({ ...rule, nearest: nearestName(rule.id, ruleIds) }));
    // Words that are near no rule are the sentence of somebody who forgot the dashes: one finding for all of them.
    const firstWord = unknown.findIndex(({ nearest }) => nearest === undefined);
    return unknown.filter(({ nearest }, index) => nearest !== undefined || index === firstWord).map(({ span, nearest }) => {
        const actual = document.text(span);
        return {
            ruleId: directiveSource, level: 'warning', span, actual,
            reason: `Unexpected rule ${quoted(actual)} in a directive, expected ${nearest === undefined ? `one of ${ruleIds.join(', ')}` : quoted(nearest)}`,
            note: 'As it stands it disables nothing. A reason stands behind `--`: `mojilint-disable-line no-bom -- the tests need the mark`.',
            ...(nearest === undefined ? {} : { expected: [nearest] })
        };
    });
}
