import { codePointName } from '../../lint/shown.js';
import { forTerminal } from '../terminal-text.js';
import { pathOrStdin, severityCounts } from './file-report.js';
import { repositoryPath } from './repository-path.js';
/**
 * Writes findings as test results: a suite a file, a case a finding, which fails unless it is an info. Nothing found is one
 * case that passes, since some services refuse a report without cases.
 *
 * The text is ASCII, and controls are shown by their number: XML 1.0 forbids them in any spelling
 * (https://www.w3.org/TR/xml/#charsets).
 */
export function junitReport(reports, { root }) {
    const suites = reports.length === 0 ? [suite('mojilint', [], ['    <testcase name="nothing found" classname="mojilint"/>\n'])] : reports.map((report) => suiteOf(report, root));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="mojilint"${counts(reports)}>\n${suites.join('')}</testsuites>\n`;
}
function suiteOf(report, root) {
    return suite(pathOrStdin(report), [report], report.findings.map((finding) => caseOf(report, finding, root)));
}
function suite(name, reports, cases) {
    return `  <testsuite name="${attribute(name)}"${counts(reports)}>\n${cases.join('')}  </testsuite>\n`;
}
function counts(reports) {
    const { error, warning, info } = severityCounts(reports);
    return ` tests="${error + warning + info || 1}" failures="${error + warning}" errors="0"`;
}
function caseOf(report, { severity, message, start }, root) {
    const place = `${start.line}:${start.column}`;
    const path = pathOrStdin(report);
    const file = repositoryPath(report, root);
    const text = xml(`${path}:${place}: ${message.reason}\n${message.note ?? ''}`);
    const result = severity === 'info' ? `<system-out>${text}</system-out>` : `<failure type="${severity}" message="${attribute(message.reason)}">${text}</failure>`;
    const attributes = `name="${attribute(`${message.ruleId ?? ''} ${place}`)}" classname="${attribute(path)}"${file === undefined ? '' : ` file="${attribute(file)}"`}`;
    return `    <testcase ${attributes}>\n      ${result}\n    </testcase>\n`;
}
/** A reader makes blanks of the tabs and line feeds in attributes unless they are written as numbers. */
function attribute(text) {
    return xml(text).replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function xml(text) {
    return forTerminal(text)
        .replace(/[\ufffe\uffff]/g, codePointName)
        .replace(/[&<>"']|[^\t\n -~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
