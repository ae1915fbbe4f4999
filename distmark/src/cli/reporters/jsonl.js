import { asciiJson } from './ascii-json.js';
import { pathOrStdin } from './file-report.js';
import { messageFields } from './json.js';
/** Writes a finding a line, each a JSON object with the path and encoding of its file and the fields of `json`; empty without findings. */
export function jsonlReport(reports) {
    return reports.flatMap((report) => report.findings.map((finding) => {
        const { encoding, decidedBy } = report;
        return `${asciiJson({ path: pathOrStdin(report), encoding, decidedBy, ...messageFields(finding) })}\n`;
    })).join('');
}
