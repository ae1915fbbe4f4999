/**
 * Whether a file is UTF-8 in which no rule that ships has anything to look at: no line with a trigger, no mark, no NUL, and no
 * declaration but of UTF-8, in its place. `path` tells the format; nothing else is known of the file but that it may be UTF-8.
 * Never throws. Costs little more than reading the bytes; false sends the file through `lint`.
 */
export declare function isPlain(bytes: Uint8Array, path: string): boolean;
