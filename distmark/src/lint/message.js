import { VFileMessage } from 'vfile-message';
import { directiveSource } from './directive.js';
const docs = 'https://github.com/mojilint/mojilint/blob/main/docs';
/** Makes the vfile message of a finding: error is fatal true, warning false, info undefined. */
export function toMessage(document, finding) {
    const point = (byteOffset) => ({ ...document.placeOf(byteOffset), offset: document.codeUnitOffsetOf(byteOffset) });
    const place = { start: point(finding.span.start), end: point(finding.span.end) };
    const message = new VFileMessage(finding.reason, { place, ruleId: finding.ruleId, source: 'mojilint' });
    message.fatal = finding.level === 'error' ? true : finding.level === 'warning' ? false : undefined;
    message.url = finding.ruleId === directiveSource ? `${docs}/directives.md` : `${docs}/rules/${finding.ruleId}.md`;
    message.byteSpan = finding.span;
    if (document.path !== undefined)
        message.file = document.path;
    if (finding.actual !== undefined)
        message.actual = finding.actual;
    if (finding.expected !== undefined)
        message.expected = [...finding.expected];
    if (finding.note !== undefined)
        message.note = finding.note;
    if (finding.pairs !== undefined)
        message.pairs = finding.pairs;
    if (finding.tables !== undefined)
        message.tables = finding.tables;
    if (finding.gain !== undefined)
        message.gain = finding.gain;
    if (finding.edit !== undefined)
        message.fix = finding.edit;
    return message;
}
