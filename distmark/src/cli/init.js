import fs from 'node:fs';
import path from 'node:path';
import { configFileNames } from './config/config-names.js';
import { systemPath } from './files/path-bytes.js';
import { proposeConfig } from './proposal.js';
import { runFiles } from './run-files.js';
import { surveyWords } from './survey.js';
import { forTerminal } from './terminal-text.js';
import { ioMessageOf, UserError } from './user-error.js';
/**
 * Checks the files, writes a configuration for them into the working folder, and says what was found, what was written and
 * why, and what to do next, on standard output.
 *
 * Throws `UserError` when the folder has a configuration already, or when none can be written.
 */
export async function init(session) {
    const { cwd, reports, outcome } = session;
    await refuseSecond(cwd);
    const { rules, configFile } = await session.settingsWith(new Map())(path.join(cwd, 'any'));
    const files = await runFiles(session);
    const schema = './node_modules/mojilint/schema.json';
    const grounds = {
        files: files.map(({ shown }) => shown),
        reports, rules,
        above: configFile === undefined ? undefined : path.relative(cwd, configFile).replaceAll(path.sep, '/'),
        schema: fs.existsSync(systemPath(path.join(cwd, schema))) ? schema : undefined
    };
    const { config, reasons } = proposeConfig(grounds);
    write(path.join(cwd, fileName), `${JSON.stringify(config, undefined, 2)}\n`);
    const words = [...surveyWords(reports, outcome), `Wrote ${fileName}.`, ...reasons.map((reason) => `  ${reason}`), ...nextSteps(outcome)];
    process.stdout.write(forTerminal(words.map((line) => `${line}\n`).join('')));
}
const fileName = '.mojilintrc.json';
async function refuseSecond(cwd) {
    for (const name of configFileNames) {
        const file = path.join(cwd, name);
        if (!fs.existsSync(systemPath(file)))
            continue;
        if (name === 'package.json' && (await (await import('./config/config-file.js')).loadConfig(file, { runsCode: false })) === undefined)
            continue;
        throw new UserError(`There is a configuration already: ${file}. Change it, or remove it before --init.`);
    }
}
function write(file, text) {
    try {
        fs.writeFileSync(systemPath(file), text, { flag: 'wx' });
    }
    catch (error) {
        throw new UserError(`Cannot write ${file}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
function nextSteps({ fixable, errors, warnings }) {
    if (errors + warnings === 0)
        return [];
    const fixing = fixable === 0 ? [] : ['Next: mojilint --diff shows what mojilint --fix would change.'];
    return [
        ...fixing,
        'To repair later: mojilint --suppress-all lets what is there pass, and nothing that is new.',
        'Files that are damaged on purpose go into .mojilintignore.'
    ];
}
