import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asciiJson, textOfBytes } from './ascii-json.js';
import {} from './file-report.js';
import { fingerprintsOf } from './fingerprint.js';
import { repositoryPath } from './repository-path.js';
import { safeFixOf } from './safe-fix.js';
/**
 * Writes findings as SARIF 2.1.0 for code scanning, with the help of the rules, what `--fix` would put there, and paths from
 * the top of the repository.
 *
 * Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html.
 */
export function sarifReport(reports, { root, version }) {
    const descriptors = ruleDescriptors(reports);
    const ids = [...descriptors.keys()];
    const results = reports.flatMap((report) => {
        const fingerprints = fingerprintsOf(report, root);
        const location = artifactLocation(report, root);
        return report.findings.map((finding, index) => resultOf(finding, { report, location, fingerprint: fingerprints[index] ?? '', ruleIndex: ids.indexOf(finding.message.ruleId ?? '') }));
    });
    const driver = { name: 'mojilint', version, informationUri: 'https://github.com/mojilint/mojilint', rules: [...descriptors.values()] };
    return `${asciiJson({
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', originalUriBaseIds: { [baseId]: { description: { text: 'The top of the repository.' } } }, results }]
    }, 2)}\n`;
}
const baseId = '%SRCROOT%';
const levels = { error: 'error', warning: 'warning', info: 'note' };
function ruleDescriptors(reports) {
    const rules = new Map([...new Set(reports.map((report) => report.rules))].flat().map(({ rule }) => [rule.id, rule]));
    const messages = new Map(reports.flatMap(({ findings }) => findings.map(({ message }) => [message.ruleId ?? '', message])));
    return new Map([...messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, { url }]) => [id, { id, ...helpOf(rules.get(id)), helpUri: url }]));
}
function helpOf(rule) {
    if (rule === undefined)
        return {};
    const sources = rule.sources.map((source) => `\n- <${source}>`).join('');
    return {
        shortDescription: { text: rule.summary },
        fullDescription: { text: rule.why },
        help: { text: rule.why, markdown: `${rule.why}\n${sources}` },
        defaultConfiguration: { level: levels[rule.severity] }
    };
}
function resultOf(finding, { report, location, fingerprint, ruleIndex }) {
    const { severity, message } = finding;
    const fix = safeFixOf(finding);
    return {
        ruleId: message.ruleId,
        ruleIndex,
        level: levels[severity],
        message: { text: message.reason },
        locations: location === undefined ? [] : [{ physicalLocation: { artifactLocation: location, region: regionOf(finding) } }],
        partialFingerprints: { 'mojilint/v1': fingerprint },
        fixes: fix === undefined || location === undefined ? undefined : [{
                description: { text: message.reason },
                artifactChanges: [{ artifactLocation: location, replacements: [replacementOf(finding, fix, report)] }]
            }]
    };
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
/** Programs differ in whether a mark has a column, so in the line of one the fix is told in bytes. */
function replacementOf(finding, { span, replacement }, { decidedBy }) {
    const isText = decidedBy !== 'bom' || finding.start.line > 1;
    if (isText)
        return { deletedRegion: regionOf(finding), insertedContent: { text: textOfBytes(replacement) } };
    return {
        deletedRegion: { byteOffset: span.start, byteLength: span.end - span.start },
        insertedContent: { binary: Buffer.from(replacement).toString('base64') }
    };
}
function artifactLocation(report, root) {
    const file = repositoryPath(report, root);
    if (file === undefined)
        return undefined;
    if (path.isAbsolute(file))
        return { uri: pathToFileURL(file).href };
    // Half of a surrogate pair, as in some names on Windows, has no UTF-8.
    return { uri: file.replace(/\p{Surrogate}/gu, '\ufffd').split('/').map(encodeURIComponent).join('/'), uriBaseId: baseId };
}
