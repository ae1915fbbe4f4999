import { asciiJson, textOfBytes } from './ascii-json.js';
import { pathOrStdin } from './file-report.js';
import { safeFixOf } from './safe-fix.js';
/**
 * Writes findings as the diagnostics of reviewdog, with what `--fix` would put there as suggestions. Columns count bytes.
 *
 * Source: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf.
 */
export function rdjsonReport(reports) {
    const diagnostics = reports.flatMap((report) => report.findings.map((finding) => diagnosticOf(report, finding)));
    return `${asciiJson({ source: { name: 'mojilint', url: 'https://github.com/mojilint/mojilint' }, diagnostics }, 2)}\n`;
}
const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };
function diagnosticOf(report, finding) {
    const { severity, message, start, end } = finding;
    const range = { start: position(start), end: position(end) };
    const fix = safeFixOf(finding);
    return {
        message: message.reason,
        location: { path: pathOrStdin(report), range },
        severity: severities[severity],
        code: { value: message.ruleId, url: message.url },
        suggestions: fix === undefined ? undefined : [{ range, text: textOfBytes(fix.replacement) }]
    };
}
function position({ line, byteColumn }) {
    return { line, column: byteColumn };
}
