import { DiagnosticSeverity } from 'vscode-languageserver/node.js';
import { toMessage } from '../lint/message.js';
import { fixesOf } from './fixes.js';
/** Most findings of a document that are shown, as many as a report of the command line shows: no editor lists more. */
const mostShown = 1000;
/** Makes diagnostics of what is found in a document. `data.fixes` of each has its fixes, for clients that show them themselves. */
export function diagnosticsOf(checked) {
    return checked.findings.slice(0, mostShown).map((finding) => {
        const { reason, url, note } = toMessage(checked.judged, finding);
        const fixes = fixesOf(finding, checked);
        return {
            fixes,
            diagnostic: {
                range: { start: checked.placeOf(finding.span.start), end: checked.placeOf(finding.span.end) },
                severity: severities[finding.level],
                code: finding.ruleId,
                ...(url === undefined ? {} : { codeDescription: { href: url } }),
                source: 'mojilint',
                message: note === undefined ? reason : `${reason}\n${note}`,
                ...(fixes.length === 0 ? {} : { data: { fixes } })
            }
        };
    });
}
/** Makes the diagnostic of a document that cannot be checked. */
export function faultDiagnostic(message) {
    const start = { line: 0, character: 0 };
    return { range: { start, end: start }, severity: DiagnosticSeverity.Error, source: 'mojilint', message: `This document is not checked. ${message}` };
}
const severities = {
    error: DiagnosticSeverity.Error,
    warning: DiagnosticSeverity.Warning,
    info: DiagnosticSeverity.Information
};
