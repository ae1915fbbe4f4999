import path from 'node:path';
import { isBinary } from '../encoding/binary.js';
import { check } from './check.js';
import { createLabelLookup } from './declared/label-lookup.js';
import { showPathBytes } from './files/path-bytes.js';
import { createTrackedLookup } from './files/tracked.js';
import { whatSkipsNamed } from './files/targets.js';
import { knownEncoding } from './known-encoding.js';
import { countFindings } from './outcome.js';
import { writeDiff } from './output.js';
import { reportOf } from './report-of.js';
import { readStandardInput } from './standard-input.js';
/**
 * Checks the document on standard input under the name that the user gave it, which need not exist.
 *
 * With `--fix` the document goes to standard output, byte for byte when nothing is fixed, also when its name is
 * ignored. Throws `UserError` for a fault of the configuration.
 */
export async function runStdin(session) {
    const { options, cwd, outcome, ledger } = session;
    const name = options['stdin-filename'];
    const file = path.resolve(cwd, name ?? 'stdin');
    const settings = await session.settingsWith(new Map())(file);
    const bytes = await readStandardInput();
    const shown = name && showPathBytes(name);
    const labels = name === undefined ? [] : (await createLabelLookup([{ path: file, folder: path.dirname(file) }], new Map()))(file);
    const known = knownEncoding(session, settings, labels);
    const skips = isBinary(bytes, known) ? 'binary' : name === undefined ? undefined : whatSkipsNamed(file, { ...session.targetSettings, isTracked: createTrackedLookup() });
    const isFixing = options.fix && !options.diff;
    if (skips !== undefined) {
        session.tell(`Skipped ${shown ?? 'standard input'}: ${skips}.`);
        if (isFixing)
            process.stdout.write(bytes);
        return;
    }
    const input = { ...known, bytes, path: shown };
    const result = await check(input, { rules: settings.rules, edits: session.edits, directives: session.directives });
    outcome.checked++;
    if (result.isChanged)
        outcome.changed++;
    if (result.refusal !== undefined)
        session.tell(`Not written as UTF-8, since ${result.refusal}.`);
    const findings = name === undefined ? result.findings : ledger?.withoutSuppressed(file, result.document, result.findings) ?? result.findings;
    countFindings(outcome, findings);
    if (isFixing)
        process.stdout.write(result.document.bytes);
    if (result.isChanged && options.diff) {
        await writeDiff({ path: name ?? 'stdin', before: bytes, after: result.document.bytes, encoding: result.original.decision.encoding }, session);
    }
    if (findings.length > 0)
        session.reports.push(await reportOf({ document: result.document, findings }, { path: shown, cwd, rules: settings.rules }));
}
