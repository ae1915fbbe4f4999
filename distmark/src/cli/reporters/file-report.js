import { countOf } from '../number-words.js';
/** The path of a report, or what stands for standard input without a name. */
export function pathOrStdin({ path }) {
    return path ?? '<stdin>';
}
/** Leaves only errors in a report; files without one are left out. */
export function errorsOnly(reports) {
    return reports
        .map((report) => ({ ...report, findings: report.findings.filter(({ severity }) => severity === 'error') }))
        .filter((report) => report.findings.length > 0);
}
/** How many findings of each severity there are. */
export function severityCounts(reports) {
    const counts = { error: 0, warning: 0, info: 0 };
    for (const { findings } of reports)
        for (const { severity } of findings)
            counts[severity]++;
    return counts;
}
/** Words the counts that are not zero: `2 errors, 1 warning`. */
export function countsInWords(counts) {
    return Object.entries(counts).filter(([, count]) => count > 0).map(([severity, count]) => countOf(count, severity)).join(', ');
}
