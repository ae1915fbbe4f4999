import { countOf } from './number-words.js';
/** Gives the outcome of a run that has done nothing yet. */
export function newOutcome() {
    return { checked: 0, errors: 0, warnings: 0, fixable: 0, unsafelyFixable: 0, changed: 0, problems: 0 };
}
/** Adds the findings of one file. */
export function countFindings(outcome, findings) {
    for (const { level, edit } of findings) {
        if (level === 'error')
            outcome.errors++;
        else if (level === 'warning')
            outcome.warnings++;
        if (edit?.tier === 'safe')
            outcome.fixable++;
        else if (edit?.tier === 'unsafe')
            outcome.unsafelyFixable++;
    }
}
/** The exit code: 0 nothing left to do, 1 something is left, 2 something could not be done. */
export function exitCodeOf(outcome, options) {
    if (outcome.problems > 0)
        return 2;
    if (options['exit-zero'])
        return 0;
    if (outcome.errors > 0 || outcome.warnings > (options['max-warnings'] ?? Infinity))
        return 1;
    if (outcome.changed > 0 && (options.diff || options['exit-non-zero-on-fix']))
        return 1;
    return 0;
}
/** The last words of a run, for standard error: what was fixed and what could be; one sentence a line. */
export function lastWords(outcome, options) {
    const words = [];
    const { changed, errors, warnings, fixable, unsafelyFixable } = outcome;
    if (changed > 0)
        words.push(options.diff ? `${countOf(changed, 'file')} would change.` : `Fixed ${countOf(changed, 'file')}.`);
    if (options.diff && errors + warnings > 0)
        words.push(`Left by --fix: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`);
    if (!options.fix && !options.diff && fixable > 0)
        words.push(`${fixable} can be fixed with --fix.`);
    if (!options['unsafe-fixes'] && unsafelyFixable > 0)
        words.push(`${unsafelyFixable} can be fixed with --fix --unsafe-fixes.`);
    const limit = options['max-warnings'];
    if (limit !== undefined && warnings > limit)
        words.push(`${countOf(warnings, 'warning')}, more than --max-warnings ${limit}.`);
    return words;
}
