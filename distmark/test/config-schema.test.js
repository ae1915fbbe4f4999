import '../src/encoding/standard-codecs.js';
import { Ajv } from 'ajv';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../rules/index.js';
import { configSchema } from '../scripts/config-schema.js';
import { exampleConfig } from '../scripts/example-config.js';
import { readStack } from '../src/cli/config/config-stack.js';
import { scratch } from './cli/scratch.js';
const schema = JSON.parse(configSchema(rules));
// A keyword that means nothing is a fault of the schema. Types are not repeated in every branch, and a tuple may be short.
const validate = new Ajv({ strictSchema: true, strictTypes: false, strictTuples: false }).compile(schema);
async function isRead(config) {
    const cwd = scratch({ 'config.json': JSON.stringify(config), 'base.json': '{}', 'rule.mjs': plugin });
    try {
        await readStack(path.join(cwd, 'config.json'), { registry: async () => rules, runsCode: true });
        return true;
    }
    catch {
        return false;
    }
}
const plugin = "export default {id: 'my-rule', summary: '', fix: 'never', severity: 'error', triggers: 0, options: {properties: {}}, check() {}}";
for (const config of [
    {},
    JSON.parse(exampleConfig(rules)),
    { $schema: './schema.json', encoding: 'windows-1252' },
    { extends: './base.json', plugins: './rule.mjs' },
    { extends: ['./base.json'], plugins: ['./rule.mjs'], rules: { 'my-rule': 'off' } },
    { plugins: ['./rule.mjs'], overrides: [{ files: '*.md', rules: { 'my-rule': ['warn', {}] } }] },
    { rules: { 'no-bom': 0, 'no-replacement-char': ['error'] } },
    { rules: { 'no-bom': ['warn', { always: true }] } },
    { overrides: [{ files: ['*.md', '!a.md'], rules: { 'no-mojibake': 'off' }, encoding: 'koi8-r' }] },
    { overrides: [] }
]) {
    test(`${shown(config)} is right for editors and for the command line`, async () => {
        assert.equal([validate(config), await isRead(config)], [true, true], JSON.stringify(validate.errors));
    });
}
for (const config of [
    [],
    { rule: {} },
    { rules: [] },
    { rules: { 'no-bomb': 'off' } },
    { rules: { 'no-bom': 'warning' } },
    { rules: { 'no-bom': 3 } },
    { rules: { 'no-bom': [] } },
    { rules: { 'no-bom': ['error', {}, {}] } },
    { rules: { 'no-bom': ['error', { alway: true }] } },
    { rules: { 'no-bom': ['error', { always: 1 }] } },
    { rules: { 'no-mojibake': ['error', { tables: { add: ['cp825'] } }] } },
    { rules: { 'no-mojibake': ['error', { allow: 'x' }] } },
    { extends: 1 },
    { extends: [''] },
    { plugins: [1] },
    { plugins: ['./rule.mjs'], rules: { 'my-rule': 'on' } },
    { encoding: 1 },
    { overrides: {} },
    { overrides: [{ rules: {} }] },
    { overrides: [{ files: 1 }] },
    { overrides: [{ files: '*.md', rules: { 'no-bomb': 'off' } }] },
    { overrides: [{ files: '*.md', extends: './base.json' }] }
]) {
    test(`${shown(config)} is wrong for editors and for the command line`, async () => {
        assert.equal([validate(config), await isRead(config)], [false, false]);
    });
}
test('every key and rule has a description that an editor can show', () => {
    const { properties, definitions } = schema;
    const parts = { ...properties, ...properties.overrides.items.properties, rules: definitions.rules, ...definitions.rules.properties };
    assert.equal(Object.keys(parts).filter((key) => !parts[key].description), []);
});
function shown(config) {
    const text = JSON.stringify(config);
    return text.length > 90 ? `${text.slice(0, 87)}...` : text;
}
test.run();
