import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

/** What a run of a test file says. */
export interface TestRun {
  readonly outcome: 'passes' | 'fails' | 'does not end'
  readonly seconds: number
}

/** A test file that passes, with what its run tells. */
export interface TestFile {
  /** Relative to the compiled tests. */
  readonly name: string
  readonly seconds: number
  /** Numbers of the mutants whose code it runs. */
  readonly covers: ReadonlySet<string>
}

/** Runs one compiled test file of a workspace, with so many seconds to end. */
export async function runTestFile(workspace: string, name: string, {seconds, environment = {}}: {readonly seconds: number; readonly environment?: Readonly<Record<string, string>>}): Promise<TestRun> {
  const start = performance.now()
  // A group of its own, so that nothing that it starts outlives it.
  const child = spawn(process.execPath, [path.join(workspace, 'dist/test/run.js'), '--files', name], {cwd: workspace, stdio: 'ignore', detached: true, env: {...process.env, ...environment}})
  let isLate = false
  const kill = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  const timer = setTimeout(() => {
    isLate = true
    kill()
  }, 1000 * seconds)
  const code = await new Promise<number | null>((resolve) => child.on('error', () => resolve(1)).on('exit', resolve))
  clearTimeout(timer)
  kill()
  return {outcome: isLate ? 'does not end' : code === 0 ? 'passes' : 'fails', seconds: (performance.now() - start) / 1000}
}

/** Runs a test file with no mutant on; gives its failure in place of the file when it does not pass in time. */
export async function measureTestFile(workspace: string, name: string, seconds: number): Promise<TestFile | TestRun['outcome']> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-coverage-'))
  try {
    const recorder = pathToFileURL(path.join(workspace, 'dist/test/mutation/coverage-recorder.js')).href
    const run = await runTestFile(workspace, name, {seconds, environment: {MUTANT_COVERAGE: folder, NODE_OPTIONS: `--import ${recorder}`}})
    if (run.outcome !== 'passes') return run.outcome
    const covers = new Set(fs.readdirSync(folder).flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as string[]))
    return {name, seconds: run.seconds, covers}
  } finally {
    fs.rmSync(folder, {recursive: true, force: true})
  }
}
