/** The formats of reports: each is loaded only when it is asked for. */
export declare const formats: {
    readonly stylish: () => Promise<typeof import("./stylish.ts").stylishReport>;
    readonly compact: () => Promise<typeof import("./compact.ts").compactReport>;
    readonly json: () => Promise<typeof import("./json.ts").jsonReport>;
    readonly jsonl: () => Promise<typeof import("./jsonl.ts").jsonlReport>;
    readonly sarif: () => Promise<typeof import("./sarif.ts").sarifReport>;
    readonly github: () => Promise<typeof import("./github.ts").githubReport>;
    readonly gitlab: () => Promise<typeof import("./gitlab.ts").gitlabReport>;
    readonly junit: () => Promise<typeof import("./junit.ts").junitReport>;
    readonly rdjson: () => Promise<typeof import("./rdjson.ts").rdjsonReport>;
};
/** The name of a format. */
export type FormatName = keyof typeof formats;
/** Tells whether a word names a format. */
export declare function isFormatName(word: string): word is FormatName;
