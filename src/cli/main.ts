#!/usr/bin/env node
import {rawArguments} from './raw-arguments.ts'
import {run} from './run.ts'

let hasFailed = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no failure of ours.
  if (error.code === 'EPIPE' || hasFailed) return
  hasFailed = true
  process.stderr.write(`mojilint: Cannot write to standard output: ${error.message}\n`)
  process.exitCode = 2
})
const exitCode = await run(rawArguments(process.argv.slice(2)))
// Not process.exit: what was written to a pipe may still be on its way.
process.exitCode = hasFailed ? 2 : exitCode
