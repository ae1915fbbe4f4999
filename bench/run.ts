/*
 * Times whole commands over one tree, in turns, and prints their ratios: `npm run bench [-- DIR]`.
 * Times of different runs do not compare; ratios within one run do.
 */
import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface Command {
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
  /** Exit codes that mean that the work was done. */
  readonly right: readonly number[]
}

const rounds = 5
const root = path.join(import.meta.dirname, '../..')
const treeMaker = path.join(root, '../shared/tools/make-tree.mjs')
const given = process.argv[2]

if (given !== undefined && !fs.existsSync(given)) {
  stop(`${given} does not exist: name a folder of text files`)
} else if (given !== undefined) {
  compare(path.resolve(given))
} else if (!fs.existsSync(treeMaker)) {
  stop(`${treeMaker} is not there to make a tree: name a folder of text files, npm run bench -- DIR`)
} else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-bench-'))
  try {
    run({name: 'make-tree', file: process.execPath, args: [treeMaker, '--out', folder], right: [0]})
    compare(folder)
  } finally {
    fs.rmSync(folder, {recursive: true})
  }
}

function compare(folder: string): void {
  const commands: Command[] = [
    {name: 'mojilint', file: process.execPath, args: [path.join(root, 'dist/src/cli/main.js'), folder], right: [0, 1]},
    {name: 'node -e 0', file: process.execPath, args: ['-e', '0'], right: [0]},
    {name: 'grep -rc', file: 'grep', args: ['-rc', '\u00c3', folder], right: [0, 1]}
  ]
  // A first round that does not count warms the file cache for all alike.
  for (const command of commands) run(command)
  const times = commands.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    commands.forEach((command, index) => times[index]?.push(run(command)))
  }

  const medians = times.map(median)
  const first = medians[0] ?? NaN
  console.log(`median of ${rounds} rounds, ${treeSize(folder)}`)
  commands.forEach(({name}, index) => {
    const middle = medians[index] ?? NaN
    console.log(`${name.padEnd(10)} ${middle.toFixed(0).padStart(7)} ms   mojilint takes ${(first / middle).toFixed(2)} times as long`)
  })
}

/** Runs a command to its end and gives its time in milliseconds. Throws when it fails. */
function run({name, file, args, right}: Command): number {
  const start = process.hrtime.bigint()
  const {status, stderr, error} = spawnSync(file, args, {stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8'})
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6
  if (error) throw error
  if (status === null || !right.includes(status)) throw new Error(`${name} exits with ${status}: ${stderr.slice(-500)}`)
  return milliseconds
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? NaN
}

function treeSize(folder: string): string {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  const bytes = entries.reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)
  return `${entries.length} files, ${(bytes / 1e6).toFixed(1)} MB`
}

function stop(message: string): void {
  console.error(message)
  process.exitCode = 2
}
