import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configure, layRules } from '../../src/lint/config.js';
import { ConfigError } from '../../src/lint/config-error.js';
import { defineRule } from '../../src/lint/rule.js';
const noBom = defineRule({
    id: 'no-bom', summary: 'Disallow marks.', why: '', fix: 'safe', severity: 'error', triggers: 0, sources: [], check: () => { },
    options: { type: 'object', additionalProperties: false, properties: { always: { type: 'boolean', description: '', default: false } } }
});
const noMojibake = defineRule({
    id: 'no-mojibake', summary: 'Disallow damage.', why: '', fix: 'safe', severity: 'warning', triggers: 0, sources: [], check: () => { },
    options: {
        type: 'object', additionalProperties: false,
        properties: {
            code: { type: 'string', description: '', default: 'info', enum: ['info', 'error'] },
            allow: { type: 'array', description: '', default: [], items: { type: 'string' } },
            tables: {
                type: 'object', description: '', additionalProperties: false,
                properties: {
                    add: { type: 'array', description: '', default: [], items: { type: 'string', enum: ['macintosh', 'cp852'] } },
                    remove: { type: 'array', description: '', default: [], items: { type: 'string' } }
                }
            }
        }
    }
});
const registry = [noBom, noMojibake];
function settingOf(config, id) {
    const found = configure(registry, config).find((configured) => configured.rule.id === id);
    return found && { severity: found.severity, options: found.options };
}
function faultOf(config) {
    try {
        configure(registry, config);
    }
    catch (error) {
        if (error instanceof ConfigError)
            return { keys: error.keyPath.join('.'), at: error.at, message: error.message };
    }
    throw new Error('no ConfigError is thrown');
}
test('rules that are not named are on, with their own severity and default options', () => {
    assert.equal(settingOf({}, 'no-bom'), { severity: 'error', options: { always: false } });
    assert.equal(settingOf({ $schema: './schema.json', rules: {} }, 'no-mojibake'), {
        severity: 'warning', options: { code: 'info', allow: [], tables: { add: [], remove: [] } }
    });
});
for (const [written, severity] of [['off', 'off'], [0, 'off'], ['warn', 'warning'], [1, 'warning'], ['error', 'error'], [2, 'error']]) {
    test(`the severity ${JSON.stringify(written)} means ${severity}, alone and before options`, () => {
        assert.is(settingOf({ rules: { 'no-bom': written } }, 'no-bom')?.severity, severity);
        assert.is(settingOf({ rules: { 'no-bom': [written] } }, 'no-bom')?.severity, severity);
        assert.is(settingOf({ rules: { 'no-bom': [written, { always: true }] } }, 'no-bom')?.severity, severity);
    });
}
test('rules come in the order of the registry, whatever the order of the configuration', () => {
    const ids = configure(registry, { rules: { 'no-mojibake': 'error', 'no-bom': 'warn' } }).map(({ rule }) => rule.id);
    assert.equal(ids, ['no-bom', 'no-mojibake']);
});
test('options that are written stand beside the defaults of those that are not', () => {
    const setting = settingOf({ rules: { 'no-mojibake': ['error', { allow: ['x'], tables: { add: ['cp852'] } }] } }, 'no-mojibake');
    assert.equal(setting?.options, { code: 'info', allow: ['x'], tables: { add: ['cp852'], remove: [] } });
});
test('an unknown rule is a fault of its key and names the nearest', () => {
    assert.equal(faultOf({ rules: { 'no-bomb': 'off' } }), { keys: 'rules.no-bomb', at: 'key', message: 'Unknown rule "no-bomb". Did you mean "no-bom"?' });
});
test('names that every object has are no rules, keys or options', () => {
    assert.is(faultOf(JSON.parse('{"rules": {"__proto__": "off"}}')).at, 'key');
    assert.is(faultOf({ rules: { constructor: 'off' } }).keys, 'rules.constructor');
    assert.is(faultOf({ toString: 1 }).keys, 'toString');
    assert.is(faultOf({ rules: { 'no-bom': ['error', { valueOf: true }] } }).keys, 'rules.no-bom.1.valueOf');
    assert.throws(() => configure(registry, { rules: layRules({}, JSON.parse('{"__proto__": "off"}')) }), /Unknown rule "__proto__"/);
});
test('a rule that is off is judged all the same', () => {
    assert.is(faultOf({ rules: { 'no-bom': ['off', { alway: true }] } }).message, 'Unknown option "alway". Did you mean "always"?');
});
for (const [config, keys, message] of [
    [null, '', /Unexpected null, expected an object/],
    [[], '', /Unexpected \[\], expected an object/],
    [{ rule: {} }, 'rule', /Unknown key "rule"\. Did you mean "rules"\?/],
    [{ overrides: [] }, 'overrides', /The key "overrides" holds in configuration files of the command line, expected only "rules" here\./],
    [{ rules: new Map() }, 'rules', /Unexpected \[object Map\], expected an object of rule ids/],
    [{ rules: ['no-bom'] }, 'rules', /expected an object of rule ids/],
    [{ rules: { 'no-bom': 'warning' } }, 'rules.no-bom', /Unexpected severity "warning".*Did you mean "warn"\?/],
    [{ rules: { 'no-bom': true } }, 'rules.no-bom', /Unexpected severity true, expected "off", "warn", "error", 0, 1 or 2\./],
    [{ rules: { 'no-bom': [3] } }, 'rules.no-bom.0', /Unexpected severity 3/],
    [{ rules: { 'no-bom': [] } }, 'rules.no-bom', /Unexpected list of 0, expected \[severity, options\]/],
    [{ rules: { 'no-bom': ['error', {}, {}] } }, 'rules.no-bom', /Unexpected list of 3/],
    [{ rules: { 'no-bom': ['error', 'always'] } }, 'rules.no-bom.1', /Unexpected "always", expected an object of options/],
    [{ rules: { 'no-bom': ['error', { always: 'yes' }] } }, 'rules.no-bom.1.always', /Unexpected "yes", expected true or false/],
    [{ rules: { 'no-mojibake': ['error', { code: 'eror' }] } }, 'rules.no-mojibake.1.code', /Unknown value "eror"\. Did you mean "error"\?/],
    [{ rules: { 'no-mojibake': ['error', { allow: 'x' }] } }, 'rules.no-mojibake.1.allow', /Unexpected "x", expected a list of strings/],
    [{ rules: { 'no-mojibake': ['error', { allow: ['x', 1] }] } }, 'rules.no-mojibake.1.allow.1', /Unexpected 1, expected a string/],
    [{ rules: { 'no-mojibake': ['error', { tables: { add: ['cp825'] } }] } }, 'rules.no-mojibake.1.tables.add.0', /Did you mean "cp852"\?/]
]) {
    test(`${JSON.stringify(config)} is a fault at ${keys === '' ? 'its top' : keys}`, () => {
        const fault = faultOf(config);
        assert.is(fault.keys, keys);
        assert.match(fault.message, message);
    });
}
test('a bare severity laid over a configuration keeps the options below it, a list replaces them', () => {
    const below = { 'no-bom': ['error', { always: true }] };
    assert.equal(settingOf({ rules: layRules(below, { 'no-bom': 'warn' }) }, 'no-bom'), { severity: 'warning', options: { always: true } });
    assert.equal(settingOf({ rules: layRules(below, { 'no-bom': ['warn'] }) }, 'no-bom'), { severity: 'warning', options: { always: false } });
});
test.run();
