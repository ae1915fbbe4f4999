/*
 * The package as users get it: installed by npm into an empty project, with the versions of its dependencies that are current.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from './cli/scratch.js';
import { installOnce } from './installed.js';
import { run } from './packed.js';
import { hasRegistry } from './registry.js';
const root = path.join(import.meta.dirname, '../..');
const damaged = 'Un caf\u00c3\u00a9\n';
test('the check of the size reads the README', () => assert.equal(Object.keys(figures()), ['packages', 'megabytes']));
if (hasRegistry('the package in an empty project')) {
    test('the installed command finds, repairs and exits as it should', () => {
        const cwd = projectWith({ 'a.md': damaged });
        const mojilint = (...args) => spawnSync('npx', ['--no-install', 'mojilint', ...args], { cwd, encoding: 'utf8' });
        assert.match(mojilint('--max-warnings', '0', '-f', 'compact').stdout, /^a\.md:1:7: error: /);
        assert.is(mojilint('--fix').status, 0);
        assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), 'Un caf\u00e9\n');
    });
    test('every dependency is there in a tree of the right engine', () => {
        const { packages } = JSON.parse(fs.readFileSync(path.join(installOnce(), 'package-lock.json'), 'utf8'));
        const { node } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines;
        assert.is(packages['node_modules/mojilint'].engines.node, node);
        run('npm', ['ls', '--all'], installOnce());
    });
    test('the types of all entries are those that their examples need', () => {
        const cwd = projectWith({
            'use.ts': [
                "import {configure, createDocument, defineConfig, defineRule, fix, lint, rules, type Config, type RuledFinding} from 'mojilint'",
                "import mojilint from 'mojilint/plugin'",
                "import {createScope} from 'mojilint/scope'",
                "import schema from 'mojilint/schema.json' with {type: 'json'}",
                "import {unified} from 'unified'",
                "export const config: Config = defineConfig({rules: {'no-bom': ['error', {always: true}]}})",
                "const document = createDocument({bytes: new Uint8Array(), path: 'a.md'})",
                'const configured = configure(rules, config)',
                'export const found: readonly RuledFinding[] = lint(document, {rules: configured, scopeOf: createScope(document)})',
                'export const bytes: Uint8Array = fix(document, {rules: configured, scopeFor: createScope, unsafe: false}).bytes',
                "export const processor = unified().use(mojilint, {rules: {'no-bom': 'off'}})",
                'export const title: string = schema.title',
                "// @ts-expect-error: a severity is misspelt",
                "defineConfig({rules: {'no-bom': 'eror'}})",
                '// @ts-expect-error: most of a rule is missing',
                "defineRule({id: 'no-tabs'})"
            ].join('\n')
        });
        const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '', '--exactOptionalPropertyTypes'];
        run(path.join(root, 'node_modules/.bin/tsc'), [...options, 'use.ts'], cwd);
    });
    test('the plugin takes part in a pipeline of remark', () => {
        const cwd = projectWith({
            'use.js': [
                "import {remark} from 'remark'",
                "import mojilint from 'mojilint/plugin'",
                "const file = await remark().use(mojilint).process({path: 'a.md', value: '# Caf\\u00c3\\u00a9\\n'})",
                "console.log(String(file.messages[0]), '|', file.messages[0].expected[0], '|', String(file))"
            ].join('\n')
        });
        fs.symlinkSync(path.join(root, 'node_modules/remark'), path.join(cwd, 'node_modules/remark'));
        assert.match(run(process.execPath, ['use.js'], cwd), /^a\.md:1:6-1:8: Unexpected .* \| \u00e9 \| # Caf\u00c3\u00a9\n/);
    });
    test('the README tells how many packages come, and how large they are', () => {
        const { packages } = JSON.parse(fs.readFileSync(path.join(installOnce(), 'package-lock.json'), 'utf8'));
        const count = Object.keys(packages).filter((name) => name !== '').length;
        const megabytes = Number.parseInt(run('du', ['-s', '--apparent-size', '--block-size=1', 'node_modules'], installOnce())) / 1e6;
        const told = figures();
        assert.ok(count <= 95 && megabytes <= 8, `${count} packages, ${megabytes} MB`);
        // Dependencies have releases of their own; what they do not explain should be told anew.
        assert.ok(Math.abs(count - told.packages) <= 3, `the README tells ${told.packages} packages, and there are ${count}`);
        assert.ok(Math.abs(megabytes / told.megabytes - 1) <= 0.1, `the README tells ${told.megabytes} MB, and there are ${megabytes.toFixed(1)}`);
    });
}
/** A project of its own with the installed packages and these files. */
function projectWith(files) {
    const folder = scratch({ 'package.json': '{"type": "module"}', ...files });
    fs.mkdirSync(path.join(folder, 'node_modules'));
    for (const name of fs.readdirSync(path.join(installOnce(), 'node_modules'))) {
        fs.symlinkSync(path.join(installOnce(), 'node_modules', name), path.join(folder, 'node_modules', name));
    }
    return folder;
}
/** What the README says of the size. */
function figures() {
    const [, packages, megabytes] = /(\d+) packages, ([\d.]+) MB/.exec(fs.readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
    if (packages === undefined || megabytes === undefined)
        throw new Error('README.md does not say "N packages, N MB"');
    return { packages: Number(packages), megabytes: Number(megabytes) };
}
test.run();
