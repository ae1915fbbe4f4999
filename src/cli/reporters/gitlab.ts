import {asciiJson} from './ascii-json.ts'
import {pathOrStdin, type FileReport} from './file-report.ts'
import {fingerprintsOf} from './fingerprint.ts'
import type {ReportSettings} from './reporter.ts'
import {repositoryPath} from './repository-path.ts'

/** Writes findings as a Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
export function gitlabReport(reports: readonly FileReport[], {root}: Pick<ReportSettings, 'root'>): string {
  const issues = reports.flatMap((report) => {
    const fingerprints = fingerprintsOf(report, root)
    return report.findings.map(({severity, message, start, end}, index) => ({
      description: message.reason,
      check_name: message.ruleId,
      fingerprint: fingerprints[index],
      severity: severities[severity],
      location: {path: repositoryPath(report, root) ?? pathOrStdin(report), lines: {begin: start.line, end: end.line}}
    }))
  })
  return `${asciiJson(issues, 2)}\n`
}

const severities = {error: 'major', warning: 'minor', info: 'info'}
