import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from './cli/scratch.js';
import { importsOf } from './layers.js';
import { packOnce, run } from './packed.js';
const root = path.join(import.meta.dirname, '../..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
// Laid out once, as npm does it.
const { archive, files: packed } = packOnce();
const folder = scratch();
const modules = path.join(folder, 'node_modules');
const home = path.join(modules, 'mojilint');
fs.mkdirSync(home, { recursive: true });
run('tar', ['-xzf', archive, '-C', home, '--strip-components=1'], folder);
// Only what users get beside it: what the code forgot to declare is then missing.
for (const name of Object.keys(manifest.dependencies)) {
    fs.mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
}
fs.writeFileSync(path.join(folder, 'package.json'), '{"name": "user", "type": "module", "dependencies": {"mojilint": "*"}}');
run('npm', ['rebuild', 'mojilint'], folder);
test('the package holds what users need, and nothing else', () => {
    const extra = packed.filter((file) => !/^dist\/(?:src|rules)\/.*\.(?:js|d\.ts)$/.test(file));
    assert.equal(extra.sort(), ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'schema.json']);
});
test('what exports and bin name is in the package', () => {
    const targets = Object.values(manifest.exports)
        .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
        .concat(Object.values(manifest.bin))
        .map((target) => path.posix.normalize(target));
    assert.equal(targets.filter((target) => !packed.includes(target)), []);
});
test('code and types import what is declared, and all that is declared is imported', () => {
    // The modules of the command line and the server are packed as few files, in which some packages are already.
    const bundled = ['cli', 'lsp'].flatMap((name) => fs.readdirSync(path.join(root, 'dist/src', name), { recursive: true, encoding: 'utf8' }).map((file) => `dist/src/${name}/${file}`));
    const files = [...packed, ...bundled].filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file) && !/^dist\/src\/cli\/packages\//.test(file));
    const sources = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
    const specifiers = sources.flatMap((text) => importsOf(text).filter((name) => name !== undefined));
    const names = specifiers.filter((name) => !/^(?:\.|node:|file:)/.test(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
    const declared = Object.keys(manifest.dependencies).map((name) => name.replace('@types/', ''));
    assert.equal([...new Set(names)].sort(), declared.sort());
});
test('both entries can be imported by a user', () => {
    const script = "const [main, plugin] = await Promise.all([import('mojilint'), import('mojilint/plugin')])\n" +
        'console.log(typeof main.lint, typeof plugin.default)';
    assert.is(run(process.execPath, ['--input-type=module', '-e', script], folder).trim(), 'function function');
});
test('the installed command has a shebang and runs', () => {
    const bin = path.join(folder, 'node_modules/.bin/mojilint');
    assert.match(fs.readFileSync(bin, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    assert.is(run(bin, ['--version'], folder).trim(), manifest.version);
});
test('nothing is built on install or by a pack', () => {
    const scripts = Object.keys(manifest.scripts);
    assert.equal(scripts.filter((name) => /^(?:(?:pre|post)?(?:install|prepare)|prepack|postpack)$/.test(name)), []);
});
test('the lockfile names no host and is in step', () => {
    const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    assert.equal(Object.keys(lock.packages).filter((name) => 'resolved' in lock.packages[name]), []);
    for (const key of ['version', 'bin', 'dependencies', 'devDependencies', 'engines'])
        assert.equal(lock.packages[''][key], manifest[key]);
});
// Named in full in each call, so that knip sees that these packages are used.
const tools = { cwd: root, encoding: 'utf8', env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` } };
test('types and modules resolve as those of ES modules do', () => {
    passes(spawnSync('attw', [archive, '--profile', 'esm-only', '--no-color', '--format', 'ascii'], tools));
});
test('the manifest is as publishers want it', () => passes(spawnSync('publint', [archive, '--strict'], tools)));
test('no file, export or dependency is unused', () => passes(spawnSync('knip', ['--treat-config-hints-as-errors'], tools)));
function passes({ status, stdout, stderr }) {
    assert.is(status, 0, stdout + stderr);
}
test.run();
