import {leastGain} from './least-gain.ts'
import {addLetters, familiarity, lettersOf, noLetters, type LetterCounts, type TextLetters} from './letter-counts.ts'
import {tablesOf, type Reading} from './reading.ts'
import {beyondMargin, sharesOf} from './shares.ts'
import {addTables, noTables, tableGain, type FileTables, type TableCounts} from './table-counts.ts'
import {weights} from './weights.ts'

/** What lines say of their file: the tables that they were misread through, their letters, and how many are right. */
export interface FileCounts {
  readonly tables: TableCounts
  readonly letters: LetterCounts
  right: number
}

/** What a file is taken for when its lines have been counted. */
export interface FileState extends FileCounts {
  readonly tables: FileTables
}

/** A line that its file can still settle, with what does not change while it does. */
export interface OpenLine {
  readonly standing: TextLetters
  readonly readings: readonly OpenReading[]
}

interface OpenReading {
  readonly reading: Reading
  readonly letters: TextLetters
  readonly leastGain: number
}

/** Readings less likely than one in so many are not counted. */
const leastShare = 0.02

/** Makes counts of nothing. */
export function noCounts(): FileCounts {
  return {tables: noTables(), letters: noLetters(), right: 0}
}

/** Prepares a line for its file; `readings` with the gains that the line alone gives. */
export function openLine(body: string, readings: readonly Reading[]): OpenLine {
  return {
    standing: lettersOf(body),
    readings: readings.map((reading) => ({reading, letters: lettersOf(reading.text), leastGain: leastGain(reading)}))
  }
}

/** What a file makes of the readings of one of its lines; both lists are in the order of the line's readings. */
export interface Weighing {
  /** What the file adds to the gain of each, in nats. */
  readonly fileGains: readonly number[]
  /** What of that the tables of the other lines add; the rest is said by letters. */
  readonly byTables: readonly number[]
}

/** Gives what its file adds to the gains of a line's readings; what the line itself gave (`own`) does not speak for it. */
export function weigh({standing, readings}: OpenLine, file: FileState, own: FileCounts): Weighing {
  const damaged = Math.max(0, file.tables.total - own.tables.total)
  const right = Math.max(0, file.right - own.right)
  // How much likelier than at large a line of this file is damaged; a file without damage says nothing of tables.
  const damageGain = Math.log(1 + damaged / weights.damagePrior) - Math.log(1 + right / weights.rightPrior)
  const standingGain = familiarity(standing, file.letters, own.letters)
  const byTables = readings.map(({reading}) => (damageGain > 0 ? damageGain + tableGain(tablesOf(reading), file.tables, own.tables) : 0))
  return {byTables, fileGains: readings.map(({letters}, index) => byTables[index]! + familiarity(letters, file.letters, own.letters) - standingGain)}
}

/** Gives the readings of a line with what its file adds to their gains, likeliest first. */
export function weighedReadings({readings}: OpenLine, {fileGains}: Weighing): readonly Reading[] {
  return readings
    .map(({reading}, index): Reading => ({...reading, gain: reading.gain + fileGains[index]!, fileGain: fileGains[index]!}))
    .sort((a, b) => b.gain - a.gain)
}

/** Shares a line out among its readings and itself as it stands, adds the shares to `into`, and gives them. */
export function countLine({standing, readings}: OpenLine, {fileGains, byTables}: Weighing, {into, file}: {readonly into: FileCounts; readonly file: FileState}): FileCounts {
  let most = -Infinity
  let mostGain = -Infinity
  let least = 0
  const alone = readings.map(({reading, leastGain}, index) => {
    const gain = reading.gain + fileGains[index]!
    if (gain > mostGain) {
      mostGain = gain
      least = leastGain
    }
    most = Math.max(most, gain - byTables[index]!)
    return gain - byTables[index]!
  })
  const [asItStands = 0, ...shares] = sharesOf([least, ...alone.map((gain, index) => most - beyondMargin(most - gain) + byTables[index]!)])
  const own = noCounts()
  const count = (counts: FileCounts): void => {
    counts.right += asItStands
    if (asItStands >= leastShare) addLetters(counts.letters, standing, asItStands)
    readings.forEach(({reading, letters}, index) => {
      const share = shares[index]!
      if (share < leastShare) return
      addTables(counts.tables, tablesOf(reading), {share, file: file.tables})
      addLetters(counts.letters, letters, share)
    })
  }
  count(own)
  count(into)
  return own
}
