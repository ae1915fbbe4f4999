import fs from 'node:fs'
import path from 'node:path'
import {readStandardInput} from '../standard-input.ts'
import {ioMessageOf, UserError} from '../user-error.ts'
import {pathOfBytes, systemPath} from './path-bytes.ts'

/** Where a list of names comes from. */
export interface ListSource {
  /** A path, or `-` for standard input. */
  readonly name: string
  /** Absolute; the path is relative to it. */
  readonly cwd: string
  /** Whether names end in NUL, as `git diff -z` has them, and not in a line end. */
  readonly hasNuls: boolean
}

/**
 * Reads a list of file names, with every byte of them as `pathOfBytes` has it; empty names are left out. The list may be a
 * pipe, such as a shell's `<(git diff --name-only)`. Throws `UserError` when it cannot be read.
 */
export async function readNameList({name, cwd, hasNuls}: ListSource): Promise<readonly string[]> {
  const bytes = name === '-' ? await readStandardInput() : readFile(name, cwd)
  const text = Buffer.from(bytes).toString('latin1')
  return (hasNuls ? text.split('\0') : text.split(/\r?\n/)).filter((one) => one !== '').map((one) => pathOfBytes(Buffer.from(one, 'latin1')))
}

function readFile(name: string, cwd: string): Uint8Array {
  try {
    return fs.readFileSync(systemPath(path.resolve(cwd, name)))
  } catch (error) {
    throw new UserError(`Cannot read the list ${name}: ${ioMessageOf(error)}.`, {cause: error})
  }
}
