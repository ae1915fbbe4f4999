import type { TextRange } from './text-line.ts';
/**
 * Returns the code spans of one line, backticks included, in order.
 *
 * A run of backticks opens a span when the same line holds a later run of the same length; a backslash before a run
 * takes away its first backtick (https://spec.commonmark.org/0.31.2/#code-spans). Spans over several lines are missed.
 * Linear in the line.
 */
export declare function codeSpansOf(text: string, line: TextRange): readonly TextRange[];
