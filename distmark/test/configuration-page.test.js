import '../src/encoding/standard-codecs.js';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules as registry } from '../rules/index.js';
import { configFileNames } from '../src/cli/config/config-names.js';
import { createSettingsLookup } from '../src/cli/config/settings-lookup.js';
import { check } from '../src/cli/check.js';
import { scratch } from './cli/scratch.js';
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
const [, example = ''] = /^```jsonc\n(.*?)^```$/ms.exec(page) ?? [];
const [, module = '', rule = ''] = /^```js\n(.*?)^```$.*^```js\n(.*?)^```$/ms.exec(page) ?? [];
function settingsIn(files, file) {
    const cwd = scratch({ ...files, 'package.json': '{"type": "module"}' });
    fs.mkdirSync(path.join(cwd, 'node_modules'), { recursive: true });
    fs.symlinkSync(root, path.join(cwd, 'node_modules/mojilint'));
    const lookup = createSettingsLookup({ registry: async () => registry, cwd, flags: {}, configFile: undefined, hasLookup: true, configNames: new Map(), runsCode: true, trace: () => { } });
    return lookup(path.join(cwd, file));
}
const exampleFiles = {
    '.mojilintrc.jsonc': example, 'base.yaml': '{}', 'rules/no-tabs.js': rule, 'node_modules/mojilint-config-team/index.json': '{}',
    'node_modules/mojilint-config-team/package.json': '{"main": "index.json"}'
};
test('the example of all keys is a configuration, and its overrides hold as it says', async () => {
    const severity = ({ rules }) => rules.find(({ rule: { id } }) => id === 'no-bom')?.severity;
    assert.is(severity(await settingsIn(exampleFiles, 'docs/a.md')), 'warning');
    assert.is(severity(await settingsIn(exampleFiles, 'docs/a.PS1')), 'error');
    assert.is((await settingsIn(exampleFiles, 'legacy/a.md')).encoding, 'windows-1252');
    assert.is((await settingsIn(exampleFiles, 'legacy/new/a.md')).encoding, 'utf-8');
});
test('the example of a module is a configuration', async () => {
    const { rules } = await settingsIn({ 'mojilint.config.js': module }, 'a.md');
    assert.is(rules.find(({ rule: { id } }) => id === 'no-bom')?.severity, 'off');
});
test('the example of a rule finds and repairs', async () => {
    const { rules } = await settingsIn(exampleFiles, 'a.md');
    const input = { bytes: Buffer.from('a\n\tb\n'), path: 'a.md' };
    assert.equal((await check(input, { rules, edits: 'none', directives: 'obey' })).findings.map(({ ruleId, reason }) => [ruleId, reason]), [['no-tabs', 'Unexpected tab, expected spaces']]);
    assert.is(Buffer.from((await check(input, { rules, edits: 'safe', directives: 'obey' })).document.bytes).toString(), 'a\n  b\n');
});
test('the page names every file name in the order in which they win', () => {
    const named = [...page.matchAll(/`((?:\.?mojilint|package)[\w.-]*)`/g)].map(([, name]) => name);
    const found = configFileNames.map((name) => named.indexOf(name));
    assert.ok(!found.includes(-1), String(named));
    assert.equal(found, found.toSorted((a, b) => a - b));
});
test.run();
