/**
 * Shows text that comes from files as a terminal or the log of a CI run may print it: controls, and the invisible characters
 * that turn or hide text, as `U+009D`; tabs and line feeds stay. Without that an escape sequence in a file's name moves the
 * cursor, and a bidirectional override makes a line read otherwise than it is.
 *
 * What a log's reader would take for a command loses one sign in the same way: `::` at the start of a line, and `##[`,
 * `##vso[` and `##teamcity[` anywhere.
 */
export declare function forTerminal(text: string): string;
/** The same for text that must stay on one line, such as a path: tabs and line feeds are shown as well. */
export declare function forTerminalLine(text: string): string;
