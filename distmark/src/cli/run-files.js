import fs from 'node:fs';
import path from 'node:path';
import { isBinary } from '../encoding/binary.js';
import { createLabelLookup } from './declared/label-lookup.js';
import { removeLeftovers, replaceFile } from './files/atomic-write.js';
import { heardSignals } from './files/uninterrupted.js';
import { systemPath } from './files/path-bytes.js';
import { tally } from './files/search.js';
import { findFiles, leftOutWords, tellSkipped } from './find-files.js';
import { knownEncoding } from './known-encoding.js';
import { countOf } from './number-words.js';
import { countFindings } from './outcome.js';
import { writeDiff } from './output.js';
import { createProgress, wantsProgress } from './progress.js';
import { reportOf } from './report-of.js';
import { openSieve } from './sieve.js';
import { refuseUnknownRules } from './suppressions/open-ledger.js';
import { ioMessageOf, messageOf, UserError } from './user-error.js';
/**
 * Checks the files that the command line names, in the order of their paths, fixes them if asked, and gives them.
 *
 * A file that cannot be read or written is a problem of the run, and the run goes on. Throws `UserError` for a fault
 * of any file's configuration before the first file is read.
 */
export async function runFiles(session) {
    const { options, outcome, ledger } = session;
    MK("runFiles");const sieve = sieveOf(session);
    const { files: found, search } = await findFiles(session, sieve);
    const settingsOf = session.settingsWith(search.configNames);
    // A configuration that was named is read even where there is nothing to check.
    if (options.config !== undefined)
        await settingsOf(path.join(session.cwd, 'any'));
    MK("found");const settings = await settingsOfAll(found, settingsOf);
    if (ledger !== undefined) {
        const here = (await settingsOf(path.join(session.cwd, 'any'))).rules;
        refuseUnknownRules(ledger.task, [here, ...new Set(settings.map((set) => set?.rules ?? here))].flatMap((rules) => rules.map(({ rule }) => rule.id)));
    }
    if (options.fix && !options.diff)
        for (const folder of new Set(found.map((file) => file.folder)))
            removeLeftovers(folder);
    MK("settings");const labelsOf = await createLabelLookup(found, search.declaringNames);
    MK("labels");const mayBePlain = plainSettingsTest(ledger, labelsOf);
    const progress = progressOf(found.length, session);
    for (const [index, file] of found.entries()) {
        const set = settings[index];
        if (sieve !== undefined && mayBePlain(file.path, set) && sieve.isPlain(file.path)) {
            outcome.checked++;
            continue;
        }
        progress?.step(index);
        try {
            await runFile({ file, settings: set ?? await settingsOf(file.path) }, session, { search, labelsOf });
        }
        catch (error) {
            search.problems.push(problemOf(file, error));
            if (options.debug && error instanceof Error)
                process.stderr.write(`${error.stack ?? ''}\n`);
        }
    }
    MK("loop");sieve?.close();
    progress?.end();
    if (ledger !== undefined && !options.diff)
        await settle(ledger, session, search);
    outcome.problems += search.problems.length;
    for (const problem of search.problems)
        session.tell(problem);
    tellSkipped(search, session, outcome.checked);
    if (options.verbose && outcome.checked > 0)
        session.tell(`Checked ${countOf(outcome.checked, 'file')}${leftOutWords(search.skipped)}.`);
    return found;
}
/** Opens the sieve, unless more is set for all files than that they may be UTF-8. */
function sieveOf({ options, directives, threads }) {
    if (options.encoding !== undefined || options['content-type'] !== undefined || directives === 'report-unused')
        return undefined;
    return openSieve(threads);
}
/** Gives what is set for each file, in their order; undefined where nothing is. */
async function settingsOfAll(files, settingsOf) {
    const all = [];
    let folder;
    let ofFile;
    for (const file of files) {
        if (file.folder !== folder)
            ofFile = await settingsOf.ofFolder(folder = file.folder);
        all.push(ofFile?.(file.path));
    }
    return all;
}
/** Makes what tells whether nothing is set or declared for a file (an absolute path) beside the rules that ship and UTF-8. */
function plainSettingsTest(ledger, labelsOf) {
    let last;
    let isLastPlain = true;
    return (file, settings) => {
        // Most files have the settings of the one before.
        if (settings !== last)
            isLastPlain = settings === undefined || (settings.encoding === undefined && settings.plugins.length === 0 && !looksFurther(settings));
        last = settings;
        return isLastPlain && !ledger?.lists(file) && labelsOf(file).every(({ label }) => label.toLowerCase() === 'utf-8');
    };
}
function looksFurther({ rules }) {
    return rules.some(({ rule, severity, options }) => severity !== 'off' && rule.looksFurther?.(options) === true);
}
async function runFile({ file, settings }, session, { search, labelsOf }) {
    const { options, outcome } = session;
    const { rules } = settings;
    // Most files are plain, and so are all files of many runs.
    const { check } = await import('./check.js');
    const bytes = fs.readFileSync(systemPath(file.path));
    const known = knownEncoding(session, settings, labelsOf(file.path));
    if (isBinary(bytes, known))
        return tally(file.isNamed ? search.skippedNamed : search.skipped, 'binary');
    outcome.checked++;
    const input = { ...known, bytes, path: file.shown };
    let result = await check(input, { rules, edits: session.edits, directives: session.directives });
    if (result.isChanged) {
        if (options.diff)
            await writeDiff({ path: file.relative, before: bytes, after: result.document.bytes, encoding: result.original.decision.encoding }, session);
        else if (!write(file, { before: bytes, after: result.document.bytes }, { session, search })) {
            // Nothing was fixed, so all that was found is left.
            result = await check(input, { rules, edits: 'none', directives: session.directives });
        }
        if (result.isChanged)
            outcome.changed++;
        await heardSignals();
    }
    if (result.refusal !== undefined)
        session.tell(`Not written as UTF-8: ${file.shown}, since ${result.refusal}.`);
    await report(result, { file, settings }, session);
}
function write(file, bytes, { session, search }) {
    try {
        replaceFile(file.path, { ...bytes, cwd: session.cwd });
        return true;
    }
    catch (error) {
        search.problems.push(`Cannot fix ${file.shown}: ${ioMessageOf(error)}.`);
        return false;
    }
}
async function report({ document, findings: found }, { file, settings: { rules } }, { cwd, ledger, outcome, reports }) {
    const findings = ledger?.withoutSuppressed(file.path, document, found) ?? found;
    if (findings.length === 0)
        return;
    countFindings(outcome, findings);
    reports.push(await reportOf({ document, findings }, { path: file.shown, cwd, rules }));
}
async function settle(ledger, { options, tell }, { folders, problems }) {
    const { closeLedger } = await import('./suppressions/close-ledger.js');
    const closing = closeLedger(ledger, { folders, acceptsUnused: options['pass-on-unpruned-suppressions'] === true });
    for (const line of closing.words)
        tell(line);
    problems.push(...closing.problems);
}
/** A diff is written as it is found, and progress would stand between its lines. */
function progressOf(total, { options }) {
    if (options.diff || !wantsProgress({ isTerminal: process.stderr.isTTY, environment: process.env }))
        return undefined;
    return createProgress({ total, now: () => performance.now(), write: (text) => process.stderr.write(text) });
}
function problemOf({ shown }, error) {
    if (error instanceof UserError)
        return `Cannot check ${shown}: ${error.message}.`;
    const isReading = error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE'));
    if (!isReading)
        return `Unexpected failure in ${shown}: ${messageOf(error)}. --debug shows where; please report it.`;
    const isGone = 'code' in error && error.code === 'ENOENT';
    return `Cannot read ${shown}: ${isGone ? 'it was there when the run began, and is gone' : ioMessageOf(error)}.`;
}
