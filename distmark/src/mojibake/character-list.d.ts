/**
 * Whether most of what stands side by side beyond ASCII in a line is a list of characters: each stands there once, and most are
 * akin to the one before. Catches alphabets, sets of regular expressions and tables of signs (`\u00e1\u00e9\u00ed\u00f3\u00fa`, `\u00c4\u00d6\u00dc\u00e4\u00f6\u00fc\u00df`, `\u00b1\u00bd\u00b0\u00b5`), which read
 * as words of another script by chance; words do not go through the marks of a letter, nor through the letters of a mark.
 */
export declare function isCharacterList(line: string): boolean;
