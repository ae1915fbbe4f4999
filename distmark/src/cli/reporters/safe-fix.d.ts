import type { Edit } from '../../lint/finding.ts';
import type { ReportedFinding } from './file-report.ts';
/** The edit that `--fix` makes of a finding, where it takes exactly the finding's place, as formats with suggestions need it. */
export declare function safeFixOf({ message: { fix, byteSpan } }: ReportedFinding): Edit | undefined;
