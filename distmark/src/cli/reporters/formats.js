/** The formats of reports: each is loaded only when it is asked for. */
export const formats = {
    stylish: async () => (await import('./stylish.js')).stylishReport,
    compact: async () => (await import('./compact.js')).compactReport,
    json: async () => (await import('./json.js')).jsonReport,
    jsonl: async () => (await import('./jsonl.js')).jsonlReport,
    sarif: async () => (await import('./sarif.js')).sarifReport,
    github: async () => (await import('./github.js')).githubReport,
    gitlab: async () => (await import('./gitlab.js')).gitlabReport,
    junit: async () => (await import('./junit.js')).junitReport,
    rdjson: async () => (await import('./rdjson.js')).rdjsonReport
};
/** Tells whether a word names a format. */
export function isFormatName(word) {
    return Object.hasOwn(formats, word);
}
