import { createDocument } from '../lint/document.js';
import { lint } from '../lint/lint.js';
import { scopedTriggers, Trigger } from '../mojibake/trigger.js';
/** Checks a document and makes its edits. Codecs, the parser of markdown and the fixer are loaded when there is work for them. */
export async function check(input, { rules, edits, directives }) {
    const { document: original, scopeFor } = await openDocument(input, rules);
    const findings = lint(original, { rules, scopeOf: scopeFor(original), directives });
    const unchanged = { original, document: original, findings, isChanged: false };
    const isReencoded = edits === 'unsafe' && !original.isEditable;
    if (edits === 'none' || (!isReencoded && !findings.some((finding) => finding.edit !== undefined)))
        return unchanged;
    const { fix } = await import('../lint/fix.js');
    const fixed = fix(original, { rules, scopeFor, unsafe: edits === 'unsafe', findings, directives });
    const refusal = fixed.refusal === undefined ? {} : { refusal: fixed.refusal };
    if (Buffer.compare(fixed.bytes, input.bytes) === 0)
        return { ...unchanged, ...refusal };
    return { original, document: fixed.document, findings: fixed.findings, isChanged: true };
}
/** Makes a document, and what looks up scopes in it and in documents that edits make of it; codecs and the parser of markdown are loaded when they may be asked. */
export async function openDocument(input, rules) {
    const document = createDocument(input);
    if (needsCodecs(document))
        await import('../encoding/standard-codecs.js');
    return { document, scopeFor: await scopesFor(document, rules) };
}
/** Whether a document is in another encoding than UTF-8, or may be, or holds lines that may have been read in one. */
function needsCodecs(document) {
    return !document.isEditable || document.decision.decidedBy === 'detection' || document.suspects(scopedTriggers | Trigger.shift).length > 0;
}
/**
 * Gives what looks up scopes in documents of this format. A document without a suspect line needs none, unless a rule looks
 * at all lines.
 */
async function scopesFor(document, rules) {
    const needsNone = document.suspects(scopedTriggers).length === 0 && rules.every(({ rule }) => rule.triggers !== 0);
    if (document.format === 'text' || needsNone)
        return () => undefined;
    if (document.format === 'html')
        return (await import('../lint/line-scope.js')).createLineScope;
    return (await import('../lint/markdown-scope.js')).createScope;
}
