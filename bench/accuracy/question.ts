import {hardNegatives, multiByteNegatives, publishedLines} from './line-file.ts'
import {misread} from './misreading.ts'
import type {RightFile} from './right-file.ts'

/** What is asked of the linter: questions about the pack of right text, then those about lines that stand alone. */
export const questionNames = ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'negatives', 'multi-byte'] as const
export type QuestionName = (typeof questionNames)[number]

/** What questions are asked of. */
export interface Corpus {
  /** The folder that holds the pack and the lists of lines. */
  readonly folder: string
  /** Which half of the pack the files are. */
  readonly half?: 'seen' | 'heldOut' | undefined
  readonly files: readonly RightFile[]
}

/** A file that is handed to the linter, line by line. */
export interface CaseFile {
  readonly name: string
  readonly lines: readonly CaseLine[]
}

/** A line as it is handed in, and as it is to come out. */
export interface CaseLine {
  readonly right: string
  readonly written: string
  /** What it was damaged through; absent when it stands as it is. */
  readonly table?: string
}

/** How many lines are taken, and through which tables they are damaged. */
export interface Sampling {
  /** Lines of each file, right ones included. */
  readonly perLanguage: number
  /** Lines of each file whose rewriting or report would be a fault; all when absent. */
  readonly rightPerLanguage?: number
  readonly tables: readonly string[]
}

type Question = (corpus: Corpus, sampling: Sampling) => (() => CaseFile)[]

/**
 * The questions, by name. Each gives what makes its files, so that workers can share them out before any is made.
 *
 * - precision: every line as it stands.
 * - scattered: one damaged line after every five right ones, one table a file; five passes, so that each file meets five tables.
 * - mixed: the same, but every damaged line of a file through another table.
 * - whole: every line of a file damaged through one table; every file through every table.
 * - layers: every line of a file damaged two or three times, through windows-1252 or latin-1.
 * - published: lines that were really published damaged. negatives, multi-byte: right lines that reverse whole. The lists
 *   belong to no half of the pack, and are asked about once, beside the half that is held out.
 */
export const questions: Readonly<Record<QuestionName, Question>> = {
  precision: ({files}, {rightPerLanguage = Infinity}) =>
    files.map(({name, lines}) => () => ({name, lines: sample(lines, rightPerLanguage).map((right) => ({right, written: right}))})),
  scattered: ({files}, sampling) => [0, 7, 13, 19, 25].flatMap((offset) => scatter(files, sampling, (file) => file + offset)),
  mixed: ({files}, sampling) => scatter(files, sampling, (file, turn) => file + turn),
  whole: ({files}, {tables, perLanguage}) =>
    tables.flatMap((table) => files.map((file) => () => damageAll(file, {tables: [table], count: Math.ceil(perLanguage / 8)}))),
  layers: ({files}) => chains.flatMap((tables) => files.map((file) => () => damageAll(file, {tables, count: layeredPerFile}))),
  published: ({folder, half}) => (half === 'seen' ? [] : publishedLines(folder).map((file) => () => file)),
  negatives: ({folder, half}) => (half === 'seen' ? [] : hardNegatives(folder).map((file) => () => file)),
  'multi-byte': ({files}) => multiByteNegatives(files).map((file) => () => file)
}

const layeredPerFile = 12
const chains = [['windows-1252', 'windows-1252'], ['latin-1', 'windows-1252'], ['windows-1252', 'windows-1252', 'windows-1252']]

/** Damages every sixth line of a file; `turnOf` names the table of a line by the file's number and the line's turn. */
function scatter(files: readonly RightFile[], {perLanguage, tables}: Sampling, turnOf: (file: number, turn: number) => number): (() => CaseFile)[] {
  return files.map(({name, lines}, file) => () => {
    let turn = 0
    const written = sample(lines, perLanguage).map((right, index): CaseLine => {
      if (index % 6 !== 5) return {right, written: right}
      const table = tables[turnOf(file, turn++) % tables.length] ?? ''
      return damaged(right, [table]) ?? {right, written: right}
    })
    return {name, lines: written}
  })
}

function damageAll({name, lines}: RightFile, {tables, count}: {readonly tables: readonly string[]; readonly count: number}): CaseFile {
  return {name, lines: sample(lines, count).flatMap((right) => damaged(right, tables) ?? [])}
}

function damaged(right: string, tables: readonly string[]): CaseLine | undefined {
  const written = misread(right, tables)
  return written === undefined ? undefined : {right, written, table: tables.join('+')}
}

/** Takes so many lines at even distances. */
function sample(lines: readonly string[], count: number): readonly string[] {
  if (lines.length <= count) return lines
  const step = lines.length / count
  return Array.from({length: count}, (_, index) => lines[Math.floor(index * step)] ?? '')
}
