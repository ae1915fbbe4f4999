import { readCommandLine } from './command-line.js';
import { workingFolder } from './raw-arguments.js';
import { messageOf, UserError } from './user-error.js';
/**
 * Runs a command line and gives its exit code.
 *
 * Findings go to standard output, all other talk to standard error. Never throws: what fails is said in one line, with
 * the stack only for `--debug`.
 */
export async function run(words) {
    try {
        return await answer(readCommandLine(words));
    }
    catch (error) {
        const { tell } = await import('./session.js');
        if (error instanceof UserError)
            tell(`mojilint: ${error.message}`);
        else
            tell(`mojilint: Unexpected failure: ${messageOf(error).replace(/\.$/, '')}. --debug shows where; please report it.`);
        if (words.includes('--debug'))
            process.stderr.write(`${stackOf(error)}\n`);
        return 2;
    }
}
async function answer(commandLine) {
    const { options } = commandLine;
    if (options.help) {
        process.stdout.write((await import('./help.js')).helpText());
        return 0;
    }
    if (options.version) {
        process.stdout.write(`${(await import('./version.js')).readVersion()}\n`);
        return 0;
    }
    if (options.explain !== undefined)
        return (await import('./explain/run-explain.js')).runExplain(commandLine, options.explain);
    if (options.lsp)
        return (await import('../lsp/server.js')).serve(commandLine, workingFolder());
    const { openSession } = await import('./session.js');
    const session = await openSession(commandLine, workingFolder());
    if (options['list-rules'])
        await (await import('./rule-list.js')).listRules(session);
    else if (options['print-config'] !== undefined)
        await (await import('./print-config.js')).printConfig(options['print-config'], session);
    else if (options['show-files'])
        await (await import('./show-files.js')).showFiles(session);
    else if (options.init)
        await (await import('./init.js')).init(session);
    else
        return lintAll(session);
    return session.outcome.problems > 0 ? 2 : 0;
}
async function lintAll(session) {
    if (session.options.stdin)
        await (await import('./run-stdin.js')).runStdin(session);
    else
        await (await import('./run-files.js')).runFiles(session);
    if (!session.options.diff)
        await (await import('./output.js')).writeReports(session);
    const { exitCodeOf, lastWords } = await import('./outcome.js');
    for (const line of lastWords(session.outcome, session.options))
        session.tell(line);
    return exitCodeOf(session.outcome, session.options);
}
function stackOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const stack = error.stack ?? error.message;
    return error.cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(error.cause)}`;
}
