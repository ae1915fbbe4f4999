import { countOf } from './number-words.js';
import { countsInWords, severityCounts } from './reporters/file-report.js';
/** Says in a few lines what was found: how much of each rule, and in which folders. */
export function surveyWords(reports, { checked }) {
    if (reports.length === 0)
        return [`Nothing was found in ${countOf(checked, 'file')}.`];
    return [`Found in ${reports.length} of ${countOf(checked, 'file')}:`, ...rulesInWords(reports), ...foldersInWords(reports)];
}
function rulesInWords(reports) {
    const findings = reports.flatMap((report) => report.findings);
    const ids = [...new Set(findings.map(({ message }) => message.ruleId ?? ''))].sort();
    const width = Math.max(...ids.map((id) => id.length));
    return ids.map((id) => {
        const own = findings.filter(({ message }) => message.ruleId === id);
        const fixable = own.filter(({ message }) => message.fix !== undefined).length;
        const [report] = reports;
        const counts = report === undefined ? '' : countsInWords(severityCounts([{ ...report, findings: own }]));
        return `  ${id.padEnd(width)}  ${counts}${fixable === 0 ? '' : `, ${fixable} with a fix`}`;
    });
}
/** How many folders are named. */
const mostFolders = 5;
function foldersInWords(reports) {
    const counts = new Map();
    for (const { path = '', findings } of reports) {
        const top = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : path;
        counts.set(top, (counts.get(top) ?? 0) + findings.length);
    }
    if (counts.size < 2)
        return [];
    const most = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1)).slice(0, mostFolders);
    return [`Most of it is in ${most.map(([name, count]) => `${name} (${count})`).join(', ')}.`];
}
