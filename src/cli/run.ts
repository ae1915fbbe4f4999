import {readCommandLine, type CommandLine} from './command-line.ts'
import {workingFolder} from './raw-arguments.ts'
import type {Session} from './session.ts'
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
  if (options.explain !== undefined) return (await import('./explain/run-explain.ts')).runExplain(commandLine, options.explain)
  if (options.lsp) return (await import('../lsp/server.ts')).serve(commandLine, workingFolder())
  const {openSession} = await import('./session.ts')
  const session = await openSession(commandLine, workingFolder())
  if (options['list-rules']) await (await import('./rule-list.ts')).listRules(session)
  else if (options['print-config'] !== undefined) await (await import('./print-config.ts')).printConfig(options['print-config'], session)
  else if (options['show-files']) await (await import('./show-files.ts')).showFiles(session)
  else if (options.init) await (await import('./init.ts')).init(session)
  else return lintAll(session)
  return session.outcome.problems > 0 ? 2 : 0
}

async function lintAll(session: Session): Promise<0 | 1 | 2> {
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
