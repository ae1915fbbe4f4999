import { forTerminalLine } from '../terminal-text.js';
import { pathOrStdin } from './file-report.js';
/**
 * Writes a finding a line, as compilers do, so that editors and `grep` find the place: `path:line:column: error: text [rule]`.
 * Empty without findings.
 *
 * Each line goes through `forTerminalLine` as a whole: nothing of a file starts a line of its own or a command of a log.
 */
export function compactReport(reports) {
    return reports.flatMap((report) => report.findings.map(({ severity, message, start }) => {
        const line = `${pathOrStdin(report)}:${start.line}:${start.column}: ${severity}: ${message.reason} [${message.ruleId ?? ''}]`;
        return `${forTerminalLine(line)}\n`;
    })).join('');
}
