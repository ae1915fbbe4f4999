import fs from 'node:fs';
import path from 'node:path';
import { systemPath } from './files/path-bytes.js';
import { whatSkips } from './files/targets.js';
import { asciiJson } from './reporters/ascii-json.js';
import { UserError } from './user-error.js';
/**
 * Writes what is set for a file, which need not exist, to standard output: a configuration in JSON that sets every rule and
 * option. Throws `UserError` for a folder, and for a fault of the file's configuration.
 */
export async function printConfig(name, session) {
    const { cwd, settingsWith, targetSettings, tell } = session;
    const file = path.resolve(cwd, name);
    if (fs.statSync(systemPath(file), { throwIfNoEntry: false })?.isDirectory())
        throw new UserError(`${name} is a folder, and its files may differ: name a file.`);
    const settings = await settingsWith(new Map())(file);
    const skips = whatSkips({ path: file, isFolder: false }, targetSettings);
    if (skips !== undefined)
        tell(`${name} is not checked: ${skips}.`);
    process.stdout.write(`${asciiJson(configOf({ ...settings, encoding: session.options.encoding ?? settings.encoding }), 2)}\n`);
}
function configOf({ plugins, encoding, rules }) {
    const severities = { off: 'off', warning: 'warn', error: 'error' };
    return {
        ...(plugins.length === 0 ? {} : { plugins }),
        ...(encoding === undefined ? {} : { encoding }),
        rules: Object.fromEntries(rules.map(({ rule, severity, options }) => [rule.id, Object.keys(options).length === 0 ? severities[severity] : [severities[severity], options]]))
    };
}
