import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../lint/config-error.js';
/**
 * Finds the file that a configuration file names: a path that begins with a dot or is absolute, from its folder; else a
 * package or a file of one, as an import in that folder would. Runs no code of the package. Throws `ConfigError`
 * without keys when there is none.
 */
export function findModule(name, configFile) {
    const folder = path.dirname(configFile);
    if (/^\.\.?(?:[\\/]|$)/.test(name) || path.isAbsolute(name)) {
        const file = path.resolve(folder, name);
        const stats = fs.statSync(file, { throwIfNoEntry: false });
        if (stats === undefined)
            throw missing(`There is no file ${file}.`);
        if (stats.isDirectory())
            throw missing(`${file} is a folder, expected a file.`);
        return file;
    }
    if (isBuiltin(name))
        throw missing(`"${name}" is a module of Node itself.`);
    return findPackage(name, configFile);
}
function findPackage(name, configFile) {
    try {
        return createRequire(configFile).resolve(name);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const found = code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ? importedBy(name, path.dirname(configFile)) : undefined;
        if (found !== undefined)
            return found;
        if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
            throw missing(`The package of "${name}" is there, but exports no such file.`);
        const isBeside = fs.existsSync(path.resolve(path.dirname(configFile), name));
        const remedy = isBeside ? `For the file beside this one write "./${name}".` : `Install it: npm install --save-dev ${packageOf(name)}`;
        throw missing(`There is no package "${name}" for ${path.dirname(configFile)}. ${remedy}`);
    }
}
/**
 * What `import` would find where `require` finds nothing, since a package may be exported to imports alone. Node tells
 * that only to code that lies in the folder, so a Node of its own is asked there.
 */
function importedBy(name, folder) {
    const script = 'process.stdout.write(import.meta.resolve(process.argv[1]))';
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, name], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return status === 0 ? fileURLToPath(stdout) : undefined;
}
function missing(message) {
    return new ConfigError(message, []);
}
function packageOf(name) {
    return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
