import { asciiJson } from './ascii-json.js';
import { pathOrStdin } from './file-report.js';
import { fingerprintsOf } from './fingerprint.js';
import { repositoryPath } from './repository-path.js';
/** Writes findings as a Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
export function gitlabReport(reports, { root }) {
    const issues = reports.flatMap((report) => {
        const fingerprints = fingerprintsOf(report, root);
        return report.findings.map(({ severity, message, start, end }, index) => ({
            description: message.reason,
            check_name: message.ruleId,
            fingerprint: fingerprints[index],
            severity: severities[severity],
            location: { path: repositoryPath(report, root) ?? pathOrStdin(report), lines: { begin: start.line, end: end.line } }
        }));
    });
    return `${asciiJson(issues, 2)}\n`;
}
const severities = { error: 'major', warning: 'minor', info: 'info' };
