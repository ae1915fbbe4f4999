import fs from 'node:fs';
import path from 'node:path';
import { readRuleArguments } from './config/rule-argument.js';
import { checkFlags, createSettingsLookup } from './config/settings-lookup.js';
import { concurrencyOf } from './concurrency.js';
import { createIgnoreRules } from './files/ignore-rules.js';
import { showPathBytes, systemPath } from './files/path-bytes.js';
import { readExtensions } from './files/text-format.js';
import { newOutcome } from './outcome.js';
import { reportTargets } from './report-target.js';
import { openLedger } from './suppressions/open-ledger.js';
import { forTerminalLine } from './terminal-text.js';
import { UserError } from './user-error.js';
/**
 * Checks what the command line asks for, as far as that needs no files to check. Code of the folder is run unless `runsCode`
 * forbids it: whoever types the command trusts the folder. Throws `UserError`.
 */
export async function openSession({ options, targets }, cwd, { runsCode } = { runsCode: true }) {
    if (options.encoding !== undefined)
        await refuseUnknownLabel(options.encoding);
    if (options['content-type'] !== undefined)
        await refuseUnknownHeader(options['content-type']);
    const targetsOfReports = reportTargets(options, cwd);
    for (const { file } of targetsOfReports)
        refuseFolder(file, cwd);
    const flags = await readRuleArguments(options.rule ?? []);
    const isIgnoring = options['no-ignore'] !== true;
    const source = {
        flags, cwd, runsCode,
        registry: async () => (await import('../../rules/index.js')).rules,
        configFile: options.config === undefined ? undefined : path.resolve(cwd, options.config),
        hasLookup: options['no-config-lookup'] !== true,
        trace: options.debug ? tell : () => { }
    };
    const session = {
        options, targets, cwd, tell,
        targetSettings: {
            cwd,
            isIgnoring,
            ignoring: createIgnoreRules({ cwd, patterns: isIgnoring ? options['ignore-pattern'] ?? [] : [], fileNames: ignoreFileNames(options) }),
            extensions: readExtensions(options.ext ?? []),
            mayMatchNothing: options['no-error-on-unmatched-pattern'] === true
        },
        edits: !options.fix && !options.diff ? 'none' : options['unsafe-fixes'] ? 'unsafe' : 'safe',
        directives: options['no-inline-config'] ? 'ignore' : options['report-unused-disable-directives'] ? 'report-unused' : 'obey',
        ledger: await openLedger(options, cwd),
        outcome: newOutcome(),
        reports: [],
        reportTargets: targetsOfReports,
        threads: concurrencyOf(options),
        settingsWith: (configNames) => createSettingsLookup({ ...source, configNames })
    };
    await checkFlags({ ...source, configNames: new Map() });
    return session;
}
/** Writes a line to standard error; what comes from files cannot steer the terminal. */
export function tell(line) {
    process.stderr.write(`${forTerminalLine(showPathBytes(line))}\n`);
}
/** The ignore files that hold, the weaker first. */
function ignoreFileNames(options) {
    if (options['no-ignore'])
        return [];
    return options['no-gitignore'] ? ['.mojilintignore'] : ['.gitignore', '.mojilintignore'];
}
function refuseFolder(file, cwd) {
    if (file === undefined)
        return;
    if (fs.statSync(systemPath(path.resolve(cwd, file)), { throwIfNoEntry: false })?.isDirectory()) {
        throw new UserError(`Cannot write the report to ${file}: it is a folder. Name a file in it.`);
    }
}
async function refuseUnknownLabel(label) {
    const { faultOfLabel } = await import('./encoding-label.js');
    const fault = faultOfLabel(label);
    if (fault !== undefined)
        throw new UserError(fault);
}
async function refuseUnknownHeader(value) {
    const { readContentType } = await import('../encoding/content-type.js');
    const header = readContentType(value);
    if (header === undefined)
        throw new UserError(`Unexpected value "${value}" of --content-type, expected a media type such as "text/html; charset=utf-8". An encoding alone is named with --encoding.`);
    if (header.charset !== undefined)
        await refuseUnknownLabel(header.charset);
}
