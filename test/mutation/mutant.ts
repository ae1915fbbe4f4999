import fs from 'node:fs'
import path from 'node:path'
import {Instrumenter, type InstrumenterOptions} from '@stryker-mutator/instrumenter'
import type {SeededRandom} from '../seeded-random.ts'

/** A small change of the code, which some test should notice. */
export interface Mutant {
  /** What switches it on. */
  readonly id: string
  /** Relative to the repository, with slashes. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly original: string
  readonly replacement: string
}

interface Range {
  readonly start: Position
  readonly end: Position
}

/** 0-based. */
interface Position {
  readonly line: number
  readonly column: number
}

const options: InstrumenterOptions = {plugins: null, ignorers: [], excludedMutations: [], noHeader: false}
const silent = (): void => {}
const logger = {debug: silent, info: silent, warn: silent, error: silent, fatal: silent, trace: silent, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false, isTraceEnabled: () => false}

/**
 * Draws mutants of TypeScript files below a folder and writes them into these files, each behind a switch that the environment
 * variable `__STRYKER_ACTIVE_MUTANT__` works. Gives those that were drawn, in the order of their places.
 */
export async function plantMutants(folder: string, files: readonly string[], {count, random}: {readonly count: number; readonly random: SeededRandom}): Promise<readonly Mutant[]> {
  const instrumenter = new Instrumenter(logger)
  const sources = files.map((name) => ({name, content: fs.readFileSync(path.join(folder, name), 'utf8')}))
  const possible = (await instrumenter.instrument(sources.map((source) => ({...source, mutate: true})), options)).mutants.filter(({status}) => status === undefined)
  const left = [...possible]
  const wanted = Array.from({length: Math.min(count, left.length)}, () => left.splice(random.below(left.length), 1)[0]!)
  const keyOf = ({fileName, location, replacement, mutatorName}: (typeof possible)[number]): string => JSON.stringify([fileName, location, replacement, mutatorName])
  const keys = new Set(wanted.map(keyOf))
  // Only there, so that the tests stay quick; what else may change within these places stays switched off.
  const changed = sources.filter(({name}) => wanted.some(({fileName}) => fileName === name))
  const {files: written, mutants} = await instrumenter.instrument(changed.map((source) => ({...source, mutate: wanted.filter(({fileName}) => fileName === source.name).map(({location}) => location)})), options)
  for (const {name, content} of written) fs.writeFileSync(path.join(folder, name), `// @ts-nocheck\n${content}`)
  return mutants.filter((mutant) => keys.has(keyOf(mutant))).map(({id, fileName, location, replacement}): Mutant => {
    const {content} = sources.find(({name}) => name === fileName)!
    return {id, file: fileName, line: location.start.line + 1, original: textAt(content, location), replacement}
  })
}

function textAt(content: string, {start, end}: Range): string {
  const lines = content.split('\n').slice(start.line, end.line + 1)
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column)
  lines[0] = lines[0]!.slice(start.column)
  return lines.join('\n')
}
