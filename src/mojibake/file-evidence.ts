import {leastGain} from './least-gain.ts'
import {addLetters, familiarity, lettersOf, noLetters, type LetterCounts, type TextLetters} from './letter-counts.ts'
import {priors} from './priors.ts'
import type {Reading} from './reading.ts'
import type {RightText} from './right-text.ts'
import {addTables, noTables, tableGain, type TableCounts} from './table-counts.ts'
import {weights} from './weights.ts'

/** What a line can be read as: at least one reading, likeliest first, with the gains that the line alone gives. */
export interface ReadLine {
  readonly body: string
  readonly readings: readonly Reading[]
}

/** What a file is taken for: the tables that its lines were misread through, its letters, and how many lines are right. */
interface FileState {
  readonly tables: TableCounts
  readonly letters: LetterCounts
  right: number
}

/** A line that the file can still settle, with what does not change while it does. */
interface OpenLine {
  readonly standing: TextLetters
  readonly readings: readonly {readonly reading: Reading; readonly letters: TextLetters; readonly leastGain: number}[]
  /** What the line itself gave to the state, which must not speak for it. */
  own: FileState
}

/** Lines that the state is learnt from, at most; the others are only weighed by it. */
const mostLearnt = 2000
/** Readings less likely than one in so many are not counted. */
const leastShare = 0.02

/**
 * Weighs the readings of a file's lines by what its other lines show, and gives them likeliest first, with the gains of both.
 *
 * A file was misread by one program, so the tables of its damaged lines agree; it is written in one language, so its letters
 * do. Both are learnt by expectation and maximisation: each line is shared out among its readings and itself as it stands, and
 * each share counts for its table and its letters. A line never speaks for itself. Lines that are beyond doubt are counted
 * once. Catches Danish text whose `\u00f8` another table makes `\u00f6`, and a lone letter in a file full of damage; spares
 * right lines, whose readings lose by more than a file can add.
 *
 * Linear in the text of the readings, and in the lines; `rightText` is asked only when a line is open.
 */
export function weighInFile(lines: readonly ReadLine[], rightText: () => RightText): readonly (readonly Reading[])[] {
  const open = new Map<ReadLine, OpenLine>()
  for (const line of lines) if (!isSettled(line)) open.set(line, openLine(line))
  if (open.size === 0 || weights.rounds === 0) return lines.map(({readings}) => readings)
  const settled = lines.filter((line) => !open.has(line) && isDamaged(line))
  const right = rightText()
  const openLines = [...open.values()]
  const learnt = openLines.filter((_, index) => openLines.length <= mostLearnt || index % Math.ceil(openLines.length / mostLearnt) === 0)
  let state: FileState = {tables: firstTables(lines.filter(isDamaged)), letters: noLetters(), right: 0}
  for (const line of learnt) if (isDamaged({readings: line.readings.map(({reading}) => reading)})) line.own = shareOf(state)
  const settledLetters = lettersOfSettled(right, settled)
  const settledTables = tableSets(settled)
  for (let round = 1; round < weights.rounds; round++) {
    const next: FileState = {tables: noTables(), letters: {counts: new Map(settledLetters.counts), total: settledLetters.total}, right: right.lineCount}
    for (const {names, count} of settledTables) addTables(next.tables, names, {share: count, file: state.tables})
    for (const line of learnt) line.own = countLine(line, state, next)
    state = next
  }
  return lines.map((line) => {
    const own = open.get(line)
    return own === undefined ? line.readings : weigh(own, state).map(({reading}) => reading)
  })
}

/** Whether no file can change what a line alone says: far beyond the thresholds, and no reading comes near the best. */
function isSettled({readings: [best, second]}: ReadLine): boolean {
  if (best === undefined) return true
  const excess = best.gain - leastGain(best)
  return excess < -weights.settledBy || (excess > weights.settledBy && (second === undefined || second.gain < best.gain - weights.settledBy))
}

function isDamaged({readings: [best]}: Pick<ReadLine, 'readings'>): boolean {
  return best !== undefined && best.gain >= leastGain(best)
}

function openLine({body, readings}: ReadLine): OpenLine {
  return {
    standing: lettersOf(body),
    readings: readings.map((reading) => ({reading, letters: lettersOf(reading.text), leastGain: leastGain(reading)})),
    own: {tables: noTables(), letters: noLetters(), right: 0}
  }
}

/** Names of the tables that agree on a reading of a line as it stands. */
function tablesOf(reading: Reading): readonly string[] {
  return reading.layers[0]?.tables ?? []
}

/**
 * The tables to begin with: each table is taken for the one of all damaged lines, and counts by how well it explains them
 * together. Begun with priors alone, the common tables would keep lines that a rarer one explains with all the others.
 */
function firstTables(damaged: readonly ReadLine[]): TableCounts {
  const tables = noTables()
  if (damaged.length < 2) return tables
  const losses = damaged.map(({readings}) => {
    const gains = new Map<string, number>()
    for (const reading of readings) {
      const likeliest = Math.max(...tablesOf(reading).map((name) => priors.table(name)))
      for (const name of tablesOf(reading)) gains.set(name, Math.max(gains.get(name) ?? -Infinity, reading.gain - likeliest))
    }
    const most = Math.max(...gains.values())
    return new Map([...gains].map(([name, gain]) => [name, Math.min(weights.switchLoss, beyondMargin(most - gain))]))
  })
  const names = new Set(losses.flatMap((loss) => [...loss.keys()]))
  const scores = [...names].map((name) => priors.table(name) - losses.reduce((sum, loss) => sum + (loss.get(name) ?? weights.switchLoss), 0))
  const parts = sharesOf(scores)
  ;[...names].forEach((name, index) => tables.counts.set(name, parts[index]! * damaged.length))
  tables.total = damaged.length
  return tables
}

/** What one damaged line gave to the state to begin with. */
function shareOf({tables}: FileState): FileState {
  const share = tables.total === 0 ? 0 : 1 / tables.total
  return {tables: {counts: new Map([...tables.counts].map(([name, count]) => [name, count * share])), total: share === 0 ? 0 : 1}, letters: noLetters(), right: 0}
}

/** Lines beyond doubt by the tables that agree on them. */
function tableSets(settled: readonly ReadLine[]): readonly {readonly names: readonly string[]; readonly count: number}[] {
  const sets = new Map<string, {names: readonly string[]; count: number}>()
  for (const {readings: [best]} of settled) {
    const names = best === undefined ? [] : tablesOf(best)
    const known = sets.get(names.join())
    if (known === undefined) sets.set(names.join(), {names, count: 1})
    else known.count++
  }
  return [...sets.values()]
}

/** Letters of the right lines and of the readings beyond doubt; a thousand of these are enough. */
function lettersOfSettled(right: RightText, settled: readonly ReadLine[]): LetterCounts {
  const letters: LetterCounts = {counts: new Map(right.letters.counts), total: right.letters.total}
  for (const {readings: [best]} of settled.slice(0, 1000)) if (best !== undefined) addLetters(letters, lettersOf(best.text))
  return letters
}

interface Weighed {
  readonly reading: Reading
  readonly letters: TextLetters
  readonly leastGain: number
  /** What the tables of the other lines add to the gain; the rest is said by the text. */
  readonly byTables: number
}

/** The readings of a line with what the file adds to their gains, likeliest first. */
function weigh({standing, readings, own}: OpenLine, file: FileState): readonly Weighed[] {
  const damaged = Math.max(0, file.tables.total - own.tables.total)
  const right = Math.max(0, file.right - own.right)
  // How much likelier than at large a line of this file is damaged; a file without damage says nothing.
  const damageGain = Math.log(1 + damaged / weights.damagePrior) - Math.log(1 + right / weights.rightPrior)
  const letterLoss = familiarity(standing, file.letters, own.letters)
  return readings
    .map(({reading, letters, leastGain}) => {
      const byTables = damageGain > 0 ? damageGain + tableGain(tablesOf(reading), file.tables, own.tables) : 0
      const fileGain = byTables + familiarity(letters, file.letters, own.letters) - letterLoss
      return {reading: {...reading, gain: reading.gain + fileGain, fileGain}, letters, leastGain, byTables}
    })
    .sort((a, b) => b.reading.gain - a.reading.gain)
}

/** Shares a line out among its readings and itself as it stands; adds the shares to `next` and gives them. */
function countLine(line: OpenLine, file: FileState, next: FileState): FileState {
  const weighed = weigh(line, file)
  const ownGains = weighed.map(({reading, byTables}) => reading.gain - byTables)
  const most = Math.max(...ownGains)
  const gains = weighed.map(({byTables}, index) => most - beyondMargin(most - ownGains[index]!) + byTables)
  const [asItStands = 0, ...shares] = sharesOf([weighed[0]?.leastGain ?? 0, ...gains])
  const own: FileState = {tables: noTables(), letters: noLetters(), right: asItStands}
  next.right += asItStands
  const count = (letters: TextLetters, share: number): void => {
    if (share < leastShare) return
    addLetters(own.letters, letters, share)
    addLetters(next.letters, letters, share)
  }
  count(line.standing, asItStands)
  weighed.forEach(({reading, letters}, index) => {
    const share = shares[index]!
    if (share < leastShare) return
    addTables(own.tables, tablesOf(reading), {share, file: file.tables})
    addTables(next.tables, tablesOf(reading), {share, file: file.tables})
    count(letters, share)
  })
  return own
}

/** A loss that counts: where a line only leans to a reading, many lines that lean the same way are no more certain. */
function beyondMargin(loss: number): number {
  return Math.max(0, loss - weights.rivalMargin)
}

/** Turns log-likelihoods into shares that sum to 1. */
function sharesOf(logarithms: readonly number[]): readonly number[] {
  const most = Math.max(...logarithms)
  const parts = logarithms.map((logarithm) => Math.exp(logarithm - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / whole)
}
