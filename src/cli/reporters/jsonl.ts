import {asciiJson} from './ascii-json.ts'
import {pathOrStdin, type FileReport} from './file-report.ts'
import {messageFields} from './json.ts'

/** Writes a finding a line, each a JSON object with the path and encoding of its file and the fields of `json`; empty without findings. */
export function jsonlReport(reports: readonly FileReport[]): string {
  return reports.flatMap((report) => report.findings.map((finding) => {
    const {encoding, decidedBy} = report
    return `${asciiJson({path: pathOrStdin(report), encoding, decidedBy, ...messageFields(finding)})}\n`
  })).join('')
}
