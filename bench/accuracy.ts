/*
 * Measures what comes back of damaged lines and what happens to right ones: `npm run accuracy [-- OPTIONS]`.
 *
 *   --only QUESTION,…    of precision, scattered, mixed, whole, layers, published, negatives, multi-byte
 *   --languages aa,bb    of the pack
 *   --tables NAME,…      that lines are damaged through
 *   --per-language N     lines of each file (600)
 *   --sample             a quick run with few lines of each file
 *   --split              each half of the sources is judged by a model that was trained on the other
 *   --floors             exit 1 when less comes back than is asked, or a right line is touched
 *   --json FILE          writes everything, with the first lines that went wrong
 *   --corpora DIR        the folder of right text and published damage
 */
import fs from 'node:fs'
import path from 'node:path'
import {halve} from '../scripts/train/halves.ts'
import {readRightLines} from '../scripts/train/right-text.ts'
import {openWorkshop} from './accuracy/build.ts'
import {missedFloors} from './accuracy/floors.ts'
import {measure, trainHalves} from './accuracy/measure.ts'
import {readSettings, UsageError, type Settings} from './accuracy/settings.ts'
import {questionTable, tableTable} from './accuracy/summary.ts'

try {
  await main(readSettings(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function main(settings: Settings): Promise<void> {
  const workshop = openWorkshop()
  try {
    if (settings.split) console.log(`${halve(readRightLines(path.join(settings.corpora, 'pack'))).description.join('\n')}\nEach half is measured by the model of the other.\n`)
    const models = settings.split ? await trainHalves(settings.corpora) : undefined
    const answers = await measure({job: settings, workshop, models})
    console.log(`${questionTable(answers)}\n\n${tableTable(answers)}`)
    if (settings.json !== undefined) fs.writeFileSync(settings.json, `${JSON.stringify(answers, undefined, 1)}\n`)
    if (!settings.floors) return
    const missed = missedFloors(answers)
    console.log(missed.length === 0 ? '\nEvery floor is reached.' : `\n${missed.join('\n')}`)
    if (missed.length > 0) process.exitCode = 1
  } finally {
    workshop.close()
  }
}
