import fs from 'node:fs'
import path from 'node:path'

/** Lines of right text, and the names and licences of the sources that they come from. */
export interface RightText {
  readonly lines: readonly string[]
  readonly sources: readonly string[]
}

/**
 * Reads a folder of right text: `<language>.txt` with one line a line, and `SOURCES.tsv`, which names where each run of lines
 * comes from. Lines of the sources in `leftOut` are passed over, to measure on text that the model has not seen.
 */
export function readRightText(folder: string, leftOut: ReadonlySet<string> = new Set()): RightText {
  const runs = fs.readFileSync(path.join(folder, 'SOURCES.tsv'), 'utf8').split('\n').slice(1).filter(Boolean).map((row) => {
    const [file = '', source = '', licence = '', first = '', last = ''] = row.split('\t')
    return {file, source, licence: licence.replace(/ \(.*/, ''), first: Number(first), last: Number(last)}
  })
  const sources = new Set<string>()
  const lines: string[] = []
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()) {
    const own = runs.filter((run) => run.file === file)
    fs.readFileSync(path.join(folder, file), 'utf8').split('\n').forEach((line, index) => {
      const run = own.find(({first, last}) => index + 1 >= first && index + 1 <= last)
      if (line === '' || (run !== undefined && leftOut.has(run.source))) return
      lines.push(line)
      if (run !== undefined) sources.add(`${run.source} (${run.licence})`)
    })
  }
  return {lines, sources: [...sources].sort()}
}
