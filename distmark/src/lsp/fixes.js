import { quoted } from '../lint/reading-words.js';
import { isAboutBytes } from './byte-finding.js';
/**
 * Gives the ways to mend a finding: its edit, where that is safe; or each text that is expected there, of which the only one is
 * preferred and of several none. None for what is about bytes, and where text is quoted or named on purpose.
 */
export function fixesOf(finding, { judged, placeOf, isEditable }) {
    if (!isEditable || finding.refusal !== undefined || isAboutBytes(finding, judged))
        return [];
    const rangeOf = ({ start, end }) => ({ start: placeOf(start), end: placeOf(end) });
    const { edit, span, expected = [] } = finding;
    if (edit !== undefined) {
        const newText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(edit.replacement);
        return edit.tier === 'safe' ? [{ title: titleOf(newText, judged.text(edit.span)), edit: { range: rangeOf(edit.span), newText }, isPreferred: true }] : [];
    }
    return expected.map((newText) => ({ title: titleOf(newText, judged.text(span)), edit: { range: rangeOf(span), newText }, isPreferred: expected.length === 1 }));
}
function titleOf(newText, actual) {
    return newText === '' ? `Remove ${quoted(actual)}` : `Replace ${quoted(actual)} by ${quoted(newText)}`;
}
