#!/usr/bin/env node
import './native-byte-search.ts'
import {rawArguments} from './raw-arguments.ts'
import {run} from './run.ts'

let isDone = false
let hasFailed = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no failure of ours.
  if (error.code === 'EPIPE' || hasFailed) return
  hasFailed = true
  process.stderr.write(`mojilint: Cannot write to standard output: ${error.message}\n`)
  process.exitCode = 2
})
process.on('exit', () => {
  if (isDone) return
  process.stderr.write('mojilint: The run ended before its work was done: a configuration, preset or plugin called process.exit, or waits for what never comes.\n')
  process.exitCode = 2
})
// Not with await: Node would have its own word and exit code for what never comes.
void run(rawArguments(process.argv.slice(2))).then((exitCode) => {
  isDone = true
  // Not process.exit: what was written to a pipe may still be on its way.
  process.exitCode = hasFailed ? 2 : exitCode
})
