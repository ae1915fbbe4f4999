import { type Directives } from './directive.ts';
/**
 * Finds the directives in a UTF-8 text of any format: comments whose first word is `mojilint-disable-next-line` or the like.
 *
 * A comment begins with `<!--` or `/*`, but not behind a quotation mark or a backtick, which spares text about directives;
 * with `#`, `//` or `;` after a blank or at the start of a line, which spares URLs and entities; with `%`, behind a letter as
 * well, as TeX has it, but no backslash; and with `--` or `..` at the start of a line, which spares dashes and dots of prose.
 *
 * One search for a letter when there is none. Never throws.
 */
export declare function findDirectives(utf8: Uint8Array): Directives;
