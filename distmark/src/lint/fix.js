import { createDocument } from './document.js';
import { applyEdits } from './edit.js';
import { lint } from './lint.js';
import { isDetected, reencodingOf } from './reencoding.js';
/** How often a document is judged again after edits; what is left then is reported. */
const mostPasses = 10;
/**
 * Lints and edits until nothing changes, so that a second `fix` is a no-op. With unsafe edits a file in another encoding is
 * written again as UTF-8 first, whether a rule complains of it or not. Pure and total.
 */
export function fix(document, options) {
    const reencoding = options.unsafe && (!document.isEditable || isDetected(document)) ? reencodingOf(document) : undefined;
    const refusal = reencoding !== undefined && 'refusal' in reencoding ? { refusal: reencoding.refusal } : {};
    let current = reencoding !== undefined && 'edit' in reencoding ? edited(document, [reencoding.edit]) : document;
    for (let pass = 0;; pass++) {
        const known = current === document ? options.findings : undefined;
        const findings = known ?? lint(current, { rules: options.rules, scopeOf: options.scopeFor(current), directives: options.directives ?? 'obey' });
        const edits = findings.flatMap(({ edit }) => (edit !== undefined && (edit.tier === 'safe' || options.unsafe) ? [edit] : []));
        if (edits.length === 0 || pass === mostPasses)
            return { bytes: current.bytes, document: current, findings, ...refusal };
        current = edited(current, edits);
    }
}
/** A document that was written again as a whole is UTF-8 now, whatever was said of the bytes that it had before. */
function edited({ bytes, format, known, isEditable }, edits) {
    const now = isEditable ? known : { ...known, encoding: undefined, contentType: known.contentType?.replace(/;[^]*/, '') };
    return createDocument({ ...now, bytes: applyEdits(bytes, edits), format });
}
