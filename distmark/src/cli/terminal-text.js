import { codePointName } from '../lint/shown.js';
/**
 * Shows text that comes from files as a terminal or the log of a CI run may print it: controls, and the invisible characters
 * that turn or hide text, as `U+009D`; tabs and line feeds stay. Without that an escape sequence in a file's name moves the
 * cursor, and a bidirectional override makes a line read otherwise than it is.
 *
 * What a log's reader would take for a command loses one sign in the same way: `::` at the start of a line, and `##[`,
 * `##vso[` and `##teamcity[` anywhere.
 */
export function forTerminal(text) {
    return text.replace(dangerous, codePointName).replace(command, (start) => start.slice(0, -1) + codePointName(start.slice(-1)));
}
/** The same for text that must stay on one line, such as a path: tabs and line feeds are shown as well. */
export function forTerminalLine(text) {
    return forTerminal(text.replace(/[\t\n]/g, codePointName));
}
// C0 and C1 controls, ARABIC LETTER MARK, the zero-width and directional marks, LINE and PARAGRAPH SEPARATOR, the
// embeddings, overrides and isolates, ZERO WIDTH NO-BREAK SPACE, interlinear marks, tags, and lone surrogates.
const dangerous = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}\p{Surrogate}]/gu;
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions: blanks before `::` are skipped there. The
// older `##[` of the same runner, and `##vso[` of Azure Pipelines, may stand anywhere in a line.
const command = /^[^\S\n]*::|##(?=\[|vso\[|teamcity\[)/gm;
