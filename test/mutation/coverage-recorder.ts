/*
 * Is loaded before a test file and into every program that it starts: writes the numbers of the mutants whose code was run,
 * when the process ends, into a file of the folder that `MUTANT_COVERAGE` names.
 */
import fs from 'node:fs'
import path from 'node:path'
import {isMainThread, threadId} from 'node:worker_threads'

interface Planted {
  readonly mutantCoverage?: {readonly static: Readonly<Record<string, number>>}
}

declare global {
  var __stryker__: Planted | undefined
}

const folder = process.env['MUTANT_COVERAGE']
if (folder !== undefined) {
  process.on('exit', () => {
    const ids = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {})
    fs.writeFileSync(path.join(folder, `${process.pid}-${isMainThread ? 0 : threadId}.json`), JSON.stringify(ids))
  })
}
