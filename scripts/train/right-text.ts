import fs from 'node:fs'
import path from 'node:path'

/** A line of right text, and where it stands and comes from. */
export interface RightLine {
  readonly text: string
  /** Name of its file, `<language>.txt` or `<language>.<kind>.txt`. */
  readonly file: string
  /** 1-based. */
  readonly lineNumber: number
  readonly source: string
  readonly licence: string
}

/** Lines of right text, and the names and licences of the sources that they come from. */
export interface RightText {
  readonly lines: readonly string[]
  readonly sources: readonly string[]
}

/** Makes right text of lines. */
export function rightTextOf(lines: readonly RightLine[]): RightText {
  const sources = new Set(lines.map(({source, licence}) => `${source} (${licence})`))
  return {lines: lines.map((line) => line.text), sources: [...sources].sort()}
}

/**
 * Reads a folder of right text: `<language>.txt` with one line a line, and `SOURCES.tsv`, which names where each run of lines
 * comes from. Throws when a file has no run.
 */
export function readRightLines(folder: string): RightLine[] {
  const runs = fs.readFileSync(path.join(folder, 'SOURCES.tsv'), 'utf8').split('\n').slice(1).filter(Boolean).map((row) => {
    const [file = '', source = '', licence = '', first = ''] = row.split('\t')
    return {file, source, licence: licence.replace(/ \(.*/, ''), first: Number(first)}
  })
  const lines: RightLine[] = []
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()) {
    const own = runs.filter((run) => run.file === file).sort((a, b) => a.first - b.first)
    let run = own.shift()
    if (run === undefined) throw new Error(`${path.join(folder, 'SOURCES.tsv')} has no row for ${file}: add one with its source and licence`)
    for (const [index, text] of fs.readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
      const lineNumber = index + 1
      while (own[0] !== undefined && own[0].first <= lineNumber) run = own.shift() ?? run
      if (text !== '') lines.push({text, file, lineNumber, source: run.source, licence: run.licence})
    }
  }
  return lines
}

/** The language of a file of right text: what stands before the first dot of its name. */
export function languageOf(file: string): string {
  return file.slice(0, file.indexOf('.'))
}
