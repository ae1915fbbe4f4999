import fs from 'node:fs'
import path from 'node:path'

/** A case of `fixtures/cli`, as far as its row in the docs needs it. */
export interface CliCase {
  readonly name: string
  readonly about: string
  readonly args: readonly string[]
  readonly exit: number
  /** What each stream holds: all of it, or texts that are in it. */
  readonly stdout: Uint8Array | readonly string[]
  readonly stderr: Uint8Array | readonly string[]
}

/** Reads the cases below a folder, by name. */
export function readCliCases(folder: string): readonly CliCase[] {
  const names = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return names.sort().map((name) => {
    const {about, args, exit, stdoutHas, stderrHas} = JSON.parse(fs.readFileSync(path.join(folder, name, 'case.json'), 'utf8'))
    const stream = (file: string, has: readonly string[] | undefined) => {
      const exact = path.join(folder, name, file)
      return fs.existsSync(exact) ? fs.readFileSync(exact) : has ?? new Uint8Array()
    }
    return {name, about, args, exit, stdout: stream('stdout', stdoutHas), stderr: stream('stderr', stderrHas)}
  })
}
