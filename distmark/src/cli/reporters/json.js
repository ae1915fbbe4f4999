import { asciiJson } from './ascii-json.js';
import { pathOrStdin } from './file-report.js';
/**
 * Writes reports as JSON: an array with the fields of vfile-reporter-json, and for each file its encoding, what
 * decided it and the count of each rule, for each message its severity, fix, pairs and tables. Ends in a line end.
 */
export function jsonReport(reports) {
    return `${asciiJson(reports.map(fileOf), 2)}\n`;
}
/** The fields of a finding in JSON. */
export function messageFields({ severity, message, start, end }) {
    const { reason, ruleId, source, fatal, place, actual, expected, note, url, pairs, tables, gain, byteSpan, fix } = message;
    return {
        reason, line: start.line, column: start.column, endLine: end.line, endColumn: end.column, severity, ruleId, source,
        // JSON has no undefined, and vfile-reporter-json writes null for an info.
        fatal: fatal ?? null,
        place, actual, expected, tables, gain, pairs, byteSpan, fix, note, url
    };
}
function fileOf(report) {
    const { path, cwd, encoding, decidedBy, findings } = report;
    const counts = new Map();
    for (const { message: { ruleId } } of findings)
        if (ruleId)
            counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
    return {
        path: pathOrStdin(report),
        cwd,
        history: path === undefined ? [] : [path],
        encoding,
        decidedBy,
        counts: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
        messages: findings.map(messageFields)
    };
}
