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

/** An open reading whose gain holds what the file adds. */
export interface WeighedReading extends OpenReading {
  /** What the tables of the other lines add; the rest is said by letters and by the line alone. */
  readonly byTables: number
}

/** Gives the readings of a line with what its file adds to their gains, likeliest first; what the line itself gave (`own`) does not speak for it. */
export function weigh({standing, readings}: OpenLine, file: FileState, own: FileCounts): readonly WeighedReading[] {
  const damaged = Math.max(0, file.tables.total - own.tables.total)
  const right = Math.max(0, file.right - own.right)
  // How much likelier than at large a line of this file is damaged; a file without damage says nothing of tables.
  const damageGain = Math.log(1 + damaged / weights.damagePrior) - Math.log(1 + right / weights.rightPrior)
  const standingGain = familiarity(standing, file.letters, own.letters)
  return readings
    .map((open) => {
      const byTables = damageGain > 0 ? damageGain + tableGain(tablesOf(open.reading), file.tables, own.tables) : 0
      const fileGain = byTables + familiarity(open.letters, file.letters, own.letters) - standingGain
      return {...open, reading: {...open.reading, gain: open.reading.gain + fileGain, fileGain}, byTables}
    })
    .sort((a, b) => b.reading.gain - a.reading.gain)
}

/** Shares a line out among its readings and itself as it stands, adds the shares to `into`, and gives them. */
export function countLine(line: OpenLine, weighed: readonly WeighedReading[], {into, file}: {readonly into: FileCounts; readonly file: FileState}): FileCounts {
  const alone = weighed.map(({reading, byTables}) => reading.gain - byTables)
  const most = Math.max(...alone)
  const gains = weighed.map(({byTables}, index) => most - beyondMargin(most - alone[index]!) + byTables)
  const [asItStands = 0, ...shares] = sharesOf([weighed[0]?.leastGain ?? 0, ...gains])
  const own = noCounts()
  const count = (counts: FileCounts): void => {
    counts.right += asItStands
    if (asItStands >= leastShare) addLetters(counts.letters, line.standing, asItStands)
    weighed.forEach(({reading, letters}, index) => {
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
