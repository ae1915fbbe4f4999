import { countOf } from '../number-words.js';
import { forTerminal, forTerminalLine } from '../terminal-text.js';
import { countsInWords, pathOrStdin, severityCounts } from './file-report.js';
import { repositoryPath } from './repository-path.js';
/**
 * Writes findings as commands that GitHub turns into annotations: errors first, then warnings, a summary, and infos, since
 * it shows only ten of each level. Notes, if wanted, stand below the text. Empty without findings.
 *
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export function githubReport(reports, { hasNotes, root }) {
    if (reports.length === 0)
        return '';
    const ofSeverity = (severity) => reports.flatMap((report) => report.findings.filter((finding) => finding.severity === severity).map((finding) => command(report, finding, { hasNotes, root })));
    const summary = `::notice title=mojilint::${countsInWords(severityCounts(reports))} in ${countOf(reports.length, 'file')}`;
    return [...ofSeverity('error'), ...ofSeverity('warning'), summary, ...ofSeverity('info')].map((line) => `${line}\n`).join('');
}
const commands = { error: 'error', warning: 'warning', info: 'notice' };
function command(report, { severity, message, start, end }, { hasNotes, root }) {
    const file = repositoryPath(report, root);
    const isOneLine = start.line === end.line;
    const properties = [
        ['title', message.ruleId],
        ['file', file],
        ['line', start.line],
        // Columns of a place that spans lines are refused.
        ['col', isOneLine ? start.column : undefined],
        ['endLine', end.line],
        ['endColumn', isOneLine ? end.column : undefined]
    ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(String(value))}`]));
    // The log shows only the text.
    const text = `${forTerminalLine(`${pathOrStdin(report)}:${start.line}:${start.column}: ${message.reason}`)}${hasNotes && message.note ? `\n${forTerminal(message.note)}` : ''}`;
    return `::${commands[severity]} ${properties.join(',')}::${percentEncoded(text, /[%\r\n]/g)}`;
}
/** A name keeps its line ends, so that it is still the file's; other controls are shown. */
function property(text) {
    return forTerminal(percentEncoded(text, /[%\r\n:,]/g));
}
function percentEncoded(text, characters) {
    return text.replace(characters, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
