import type {Reporter} from './reporter.ts'

/** The formats of reports: each is loaded only when it is asked for. */
export const formats = {
  stylish: async () => (await import('./stylish.ts')).stylishReport,
  compact: async () => (await import('./compact.ts')).compactReport,
  json: async () => (await import('./json.ts')).jsonReport,
  jsonl: async () => (await import('./jsonl.ts')).jsonlReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  github: async () => (await import('./github.ts')).githubReport,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  rdjson: async () => (await import('./rdjson.ts')).rdjsonReport
} as const satisfies Readonly<Record<string, () => Promise<Reporter>>>

/** The name of a format. */
export type FormatName = keyof typeof formats

/** Tells whether a word names a format. */
export function isFormatName(word: string): word is FormatName {
  return Object.hasOwn(formats, word)
}
