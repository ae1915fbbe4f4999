import { rightFormFinder } from './right-form.js';
/**
 * Tells whether damage is quoted. Catches pages about encodings, which show the damage in code or next to its right form, and
 * links to files that really bear the damaged name; spares damage in text that happens to have code elsewhere on the line,
 * which stays an error without a fix.
 */
export function quotationOf({ spans, scopeOf, repaired, beside, isCodeProse }) {
    const scopes = spans.map(scopeOf).map((scope) => (isCodeProse && isCode(scope) ? 'prose' : scope));
    const inCode = scopes.filter(isCode).length;
    const inUrl = scopes.filter((scope) => scope === 'url').length;
    if (inCode === scopes.length)
        return { isQuoted: true, isCode: true, refusal: refusals.code };
    if (inCode + inUrl === scopes.length)
        return { isQuoted: true, isCode: false, refusal: refusals.link };
    if (repaired.every(rightFormFinder(beside)))
        return { isQuoted: true, isCode: false, refusal: refusals.quotation };
    return { isQuoted: false, isCode: false, refusal: inCode > 0 ? refusals.partInCode : inUrl > 0 ? refusals.partInLink : undefined };
}
const refusals = {
    code: { cause: 'code', sentence: 'It lies in code, so it is taken for a quotation and not fixed; the option `code` changes that.' },
    link: { cause: 'link', sentence: 'It lies in the destination of a link, whose target may really have that name, so it is not fixed.' },
    quotation: { cause: 'quotation', sentence: 'Its repaired form stands beside it, so it is taken for a quotation and not fixed.' },
    partInCode: { cause: 'part-in-code', sentence: 'Part of it lies in code, which may quote it, so the line is not fixed.' },
    partInLink: { cause: 'part-in-link', sentence: 'Part of it lies in the destination of a link, whose target may really have that name, so the line is not fixed.' }
};
/** Whether a scope shows text as it is in files and programs. */
export function isCode(scope) {
    return scope === 'code' || scope === 'inline-code';
}
