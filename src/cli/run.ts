import {readCommandLine, type CommandLine} from './command-line.ts'
import {workingFolder} from './raw-arguments.ts'
import {messageOf, UserError} from './user-error.ts'

/**
 * Runs a command line and gives its exit code.
 *
 * Findings go to standard output, all other talk to standard error. Never throws: what fails is said in one line, with
 * the stack only for `--debug`.
 */
export async function run(words: readonly string[]): Promise<0 | 1 | 2> {
  try {
    return await answer(readCommandLine(words))
  } catch (error) {
    const {tell} = await import('./session.ts')
    if (error instanceof UserError) tell(`mojilint: ${error.message}`)
    else tell(`mojilint: Unexpected failure: ${messageOf(error).replace(/\.$/, '')}. --debug shows where; please report it.`)
    if (words.includes('--debug')) process.stderr.write(`${stackOf(error)}\n`)
    return 2
  }
}

async function answer(commandLine: CommandLine): Promise<0 | 1 | 2> {
  const {options} = commandLine
  if (options.help) {
    process.stdout.write((await import('./help.ts')).helpText())
    return 0
  }
  if (options.version) {
    process.stdout.write(`${(await import('./version.ts')).readVersion()}\n`)
    return 0
  }
  if (options['list-rules']) {
    const {rules} = await import('../../rules/index.ts')
    process.stdout.write((await import('./rule-list.ts')).ruleList(rules))
    return 0
  }
  return lintAll(commandLine)
}

async function lintAll(commandLine: CommandLine): Promise<0 | 1 | 2> {
  const {openSession} = await import('./session.ts')
  const session = await openSession(commandLine, workingFolder())
  if (session.options.stdin) await (await import('./run-stdin.ts')).runStdin(session)
  else await (await import('./run-files.ts')).runFiles(session)
  if (!session.options.diff) await (await import('./output.ts')).writeReports(session)
  const {exitCodeOf, lastWords} = await import('./outcome.ts')
  for (const line of lastWords(session.outcome, session.options)) session.tell(line)
  return exitCodeOf(session.outcome, session.options)
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack ?? error.message
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(error.cause)}`
}
