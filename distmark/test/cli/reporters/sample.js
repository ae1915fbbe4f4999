import '../../../src/encoding/standard-codecs.js';
import { VFileMessage } from 'vfile-message';
import { rules as registry } from '../../../rules/index.js';
import { reportOf } from '../../../src/cli/report-of.js';
import { configure } from '../../../src/lint/config.js';
import { createDocument } from '../../../src/lint/document.js';
import { lint } from '../../../src/lint/lint.js';
const rules = configure(registry, {});
/** The report of a file as a run in `/work` makes it. */
export async function reportFor(path, bytes) {
    const document = createDocument({ bytes, path });
    return reportOf({ document, findings: lint(document, { rules }) }, { path, cwd: '/work', rules });
}
/** A report without findings. */
export const emptyReport = { path: 'a.md', cwd: '/work', encoding: 'utf-8', decidedBy: 'valid-utf-8', rules, findings: [] };
/** A finding of two characters at the start of a line, with any text, as a custom rule may have it. */
export function handMade({ reason, line = 1, endLine = line, fatal }) {
    const message = new VFileMessage(reason, { place: { start: { line, column: 1 }, end: { line: endLine, column: 3 } }, ruleId: 'no-bom', source: 'mojilint' });
    message.fatal = fatal;
    return { severity: fatal === true ? 'error' : fatal === false ? 'warning' : 'info', message, start: { line, column: 1, byteColumn: 1 }, end: { line: endLine, column: 3, byteColumn: 3 }, text: '' };
}
