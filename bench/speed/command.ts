import {spawn} from 'node:child_process'
import fs from 'node:fs'

/** A command that is timed as a whole. */
export interface Command {
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
  readonly cwd?: string
  /** Exit codes that mean that the work was done. */
  readonly right: readonly number[]
  /** Puts things in order before each run; not timed. */
  readonly prepare?: () => void
}

/** What one run of a command took. */
export interface Run {
  readonly milliseconds: number
  /** The most memory that was resident at once, in bytes; NaN where /proc does not tell. */
  readonly peakBytes: number
}

/** Runs a command to its end. Rejects when it cannot start, or ends with another code than it should. */
export async function runCommand({name, file, args, cwd, right, prepare}: Command): Promise<Run> {
  prepare?.()
  const start = process.hrtime.bigint()
  const child = spawn(file, args, {cwd, stdio: ['ignore', 'ignore', 'pipe']})
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-500)))
  let peakBytes = NaN
  const watch = setInterval(() => (peakBytes = peakOf(child.pid) ?? peakBytes), 5)
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
    const milliseconds = Number(process.hrtime.bigint() - start) / 1e6
    if (code === null || !right.includes(code)) throw new Error(`${name} exits with ${code}: ${errors}`)
    return {milliseconds, peakBytes}
  } finally {
    clearInterval(watch)
  }
}

/** High-water mark of a running process; undefined when it is gone. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const found = /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    return found === null ? undefined : Number(found[1]) * 1024
  } catch {
    return undefined
  }
}
