import type { Node } from 'unist';
import type { VFile } from 'vfile';
import './encoding/standard-codecs.ts';
import type { Config } from './lint/config.ts';
/** Options of the unified plugin. */
export interface PluginOptions {
    /** Severities and options of rules by id, as in `.mojilintrc`; rules that are not named have their defaults. */
    readonly rules?: Config['rules'];
}
/** Lints the file that a tree was parsed from, and adds what it finds to the file's messages. */
export type Linter = (tree: Node, file: VFile) => undefined;
/**
 * Is the unified plugin: `unified().use(remarkParse).use(mojilint, options)`, or in any remark pipeline.
 *
 * It reads the file's value, a string or bytes, and asks the tree only where a finding lies; neither is changed. Offsets
 * of messages count UTF-16 code units of the value, a mark at its start included. A lone surrogate of a string is read as
 * U+FFFD, which is what it becomes when the file is written.
 *
 * Directives in comments are obeyed, also as remark users write them: `<!--mojilint ignore no-mojibake-->` before a node.
 *
 * Findings are warnings unless the options say `"error"`: an error would keep `remark --output` from writing the file.
 * Throws an error that names the option when the options are wrong.
 */
export default function mojilint(options?: PluginOptions | null): Linter;
