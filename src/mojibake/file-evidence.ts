import {firstTables} from './first-tables.ts'
import {leastGain} from './least-gain.ts'
import {addLetters, lettersOf, type LetterCounts} from './letter-counts.ts'
import {countLine, noCounts, openLine, weigh, weighedReadings, type FileCounts, type FileState, type OpenLine} from './open-line.ts'
import {tablesOf, type Reading} from './reading.ts'
import type {RightText} from './right-text.ts'
import {addTables, finishTables, noTables} from './table-counts.ts'
import {weights} from './weights.ts'

/** What a line can be read as: likeliest first, with the gains that the line alone gives. */
export interface ReadLine {
  readonly body: string
  readonly readings: readonly Reading[]
}

/** Lines that the file is learnt from, at most; the others are only weighed by it. */
const mostLearnt = 500
/** Lines beyond doubt whose letters are counted, at most. */
const mostLettered = 1000

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
  for (const line of lines) if (!isSettled(line)) open.set(line, openLine(line.body, line.readings))
  if (open.size === 0 || weights.rounds === 0) return lines.map(({readings}) => readings)
  const {state, owns} = learn(lines, open, rightText())
  return lines.map((line) => {
    const opened = open.get(line)
    return opened === undefined ? line.readings : weighedReadings(opened, weigh(opened, state, owns.get(line) ?? noCounts()))
  })
}

/** Whether no file can change what a line alone says: far beyond the thresholds, and no reading comes near the best. */
function isSettled({readings: [best, second]}: ReadLine): boolean {
  if (best === undefined) return true
  const excess = best.gain - leastGain(best)
  return excess < -weights.settledBy || (excess > weights.settledBy && (second === undefined || second.gain < best.gain - weights.settledBy))
}

function isDamaged({readings: [best]}: ReadLine): boolean {
  return best !== undefined && best.gain >= leastGain(best)
}

/** What a file is, and what each open line that it was learnt from gave to that. */
function learn(lines: readonly ReadLine[], open: ReadonlyMap<ReadLine, OpenLine>, right: RightText): {readonly state: FileState; readonly owns: ReadonlyMap<ReadLine, FileCounts>} {
  const learnt = sampleOf([...open])
  const settled = lines.filter((line) => !open.has(line) && isDamaged(line))
  const letters = lettersOfSettled(right, settled)
  const sets = tableSets(settled)
  const owns = new Map<ReadLine, FileCounts>()
  let state: FileState = {...noCounts(), tables: finishTables(firstTables(sampleOf(lines.filter(isDamaged)).map(({readings}) => readings)))}
  for (const [line] of learnt) if (isDamaged(line)) owns.set(line, shareOfOne(state))
  for (let round = 1; round < weights.rounds; round++) {
    const into: FileCounts = {tables: noTables(), letters: {counts: new Map(letters.counts), total: letters.total}, right: right.lineCount}
    for (const {names, count} of sets) addTables(into.tables, names, {share: count, file: state.tables})
    for (const [line, opened] of learnt) owns.set(line, countLine(opened, weigh(opened, state, owns.get(line) ?? noCounts()), {into, file: state}))
    state = {...into, tables: finishTables(into.tables)}
  }
  return {state, owns}
}

/** As many lines as a file is learnt from at most, from all over it. */
function sampleOf<Line>(lines: readonly Line[]): readonly Line[] {
  const step = Math.ceil(lines.length / mostLearnt)
  return step <= 1 ? lines : lines.filter((_, index) => index % step === 0)
}

/** What one of the damaged lines gave to the first tables of a file. */
function shareOfOne({tables: {counts, total}}: FileState): FileCounts {
  const own = noCounts()
  if (total === 0) return own
  for (const [name, count] of counts) own.tables.counts.set(name, count / total)
  own.tables.total = 1
  return own
}

/** Lines beyond doubt by the tables that agree on them. */
function tableSets(settled: readonly ReadLine[]): readonly {readonly names: readonly string[]; readonly count: number}[] {
  const sets = new Map<string, {names: readonly string[]; count: number}>()
  for (const {readings: [best]} of settled) {
    if (best === undefined) continue
    const names = tablesOf(best)
    const known = sets.get(names.join())
    if (known === undefined) sets.set(names.join(), {names, count: 1})
    else known.count++
  }
  return [...sets.values()]
}

function lettersOfSettled(right: RightText, settled: readonly ReadLine[]): LetterCounts {
  const letters: LetterCounts = {counts: new Map(right.letters.counts), total: right.letters.total}
  for (const {readings: [best]} of settled.slice(0, mostLettered)) if (best !== undefined) addLetters(letters, lettersOf(best.text))
  return letters
}
