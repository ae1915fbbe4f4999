/**
 * Returns where the front matter at the start of a text ends, in code units and after its closing line; 0 without one.
 *
 * It stands between lines of exactly `---` (YAML) or `+++` (TOML), blanks at their ends aside, and nothing but a byte
 * order mark comes before it. An opening line that is never closed is a thematic break, so it opens nothing.
 */
export declare function frontMatterEnd(text: string): number;
