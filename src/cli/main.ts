#!/usr/bin/env node
import {run} from './run.ts'

// A reader that has seen enough, such as `head`, is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
// Not process.exit: what was written to a pipe may still be on its way.
process.exitCode = await run(process.argv.slice(2))
