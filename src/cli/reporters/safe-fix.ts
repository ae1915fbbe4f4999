import type {Edit} from '../../lint/finding.ts'
import type {ReportedFinding} from './file-report.ts'

/** The edit that `--fix` makes of a finding, where it takes exactly the finding's place, as formats with suggestions need it. */
export function safeFixOf({message: {fix, byteSpan}}: ReportedFinding): Edit | undefined {
  if (fix?.tier !== 'safe') return undefined
  return fix.span.start === byteSpan?.start && fix.span.end === byteSpan.end ? fix : undefined
}
