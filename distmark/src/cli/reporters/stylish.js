import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { reporter } from 'vfile-reporter';
import { countOf, grouped } from '../number-words.js';
import { forTerminal, forTerminalLine } from '../terminal-text.js';
import { severityCounts } from './file-report.js';
/** How many messages are shown: laying out one takes 0.15 ms, and nobody reads a thousand. */
const mostMessages = 1000;
/**
 * Lays reports out for people, as vfile-reporter does, with notes if wanted; ends in a line end, and is empty when there is
 * no message. Past 1,000 messages it says how many more there are and what lists them.
 *
 * What comes from files goes through `forTerminal`: vfile-reporter hands escape sequences on to the terminal. Its last line
 * is replaced, since it counts only what is shown and, with infos, says `2 messages (1 error)`.
 */
export function stylishReport(reports, { color, hasNotes }) {
    const counts = severityCounts(reports);
    const total = counts.error + counts.warning + counts.info;
    if (total === 0)
        return '';
    const files = [];
    let room = mostMessages;
    for (const report of reports) {
        if (room === 0)
            break;
        const shown = report.findings.slice(0, room);
        room -= shown.length;
        files.push(fileOf(report, shown));
    }
    const text = reporter(files, { color, verbose: hasNotes, defaultName: '<stdin>' });
    const more = total > mostMessages ? `\n${grouped(mostMessages)} of ${countOf(total, 'finding')} are shown; --format json lists all.` : '';
    // There is no such line below infos alone.
    const hasLastLine = files.some(({ messages }) => messages.some(({ fatal }) => typeof fatal === 'boolean'));
    return `${hasLastLine ? text.slice(0, text.lastIndexOf('\n\n')) : text}\n\n${summary(counts, color)}${more}\n`;
}
function fileOf(report, findings) {
    const file = new VFile({ cwd: report.cwd, ...(report.path === undefined ? {} : { path: forTerminalLine(report.path) }) });
    for (const { message } of findings)
        file.messages.push(shownMessage(message));
    return file;
}
/** Without the URL: two lines for each message that the rule's id stands for. */
function shownMessage({ reason, place, ruleId, source, fatal, note }) {
    const shown = new VFileMessage(forTerminalLine(reason), { place, ruleId, source });
    shown.fatal = fatal;
    shown.note = note === undefined ? undefined : forTerminal(note);
    return shown;
}
function summary({ error, warning, info }, color) {
    const paint = (sign, code) => (color ? `\u001b[${code}m${sign}\u001b[39m` : sign);
    return [
        ...(error > 0 ? [`${paint('\u2716', 31)} ${countOf(error, 'error')}`] : []), // HEAVY MULTIPLICATION X
        ...(warning > 0 ? [`${paint('\u26a0', 33)} ${countOf(warning, 'warning')}`] : []), // WARNING SIGN
        ...(info > 0 ? [countOf(info, 'info')] : [])
    ].join(', ');
}
