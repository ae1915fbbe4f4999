import {languageOf, type RightLine} from '../../scripts/train/right-text.ts'

/** A file of right text: every line holds a character beyond ASCII, and none holds what some program takes for a line end. */
export interface RightFile {
  readonly name: string
  readonly lines: readonly string[]
}

/** Gathers lines into their files again; of some languages only when any are named. */
export function rightFiles(lines: readonly RightLine[], languages: readonly string[] = []): RightFile[] {
  const files = new Map<string, string[]>()
  for (const {file, text} of lines) {
    if (languages.length > 0 && !languages.includes(languageOf(file))) continue
    const own = files.get(file)
    if (own === undefined) files.set(file, [text])
    else own.push(text)
  }
  return [...files].map(([name, texts]) => ({name, lines: texts.filter((text) => /[^\x00-\x7f]/.test(text) && !/[\r\u2028\u2029\u0085]/.test(text))}))
}
