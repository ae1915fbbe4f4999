import '../../../src/encoding/standard-codecs.ts'
import fs from 'node:fs'
import path from 'node:path'
import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {rules as registry} from '../../../rules/index.ts'
import {createSettingsLookup, type SettingsSource} from '../../../src/cli/config/settings-lookup.ts'
import {scratch} from '../scratch.ts'

function sourceFor(cwd: string, given: Partial<SettingsSource> = {}): SettingsSource {
  return {registry: async () => registry, cwd, flags: {}, configFile: undefined, hasLookup: true, configNames: new Map(), runsCode: true, trace: () => {}, ...given}
}

async function severities(cwd: string, file: string, given?: Partial<SettingsSource>): Promise<Readonly<Record<string, string | undefined>>> {
  const {rules, encoding} = await createSettingsLookup(sourceFor(cwd, given))(path.join(cwd, file))
  return {...Object.fromEntries(rules.map(({rule, severity}) => [rule.id, severity])), encoding}
}

async function faultOf(cwd: string, given?: Partial<SettingsSource>): Promise<string> {
  try {
    await createSettingsLookup(sourceFor(cwd, given))(path.join(cwd, 'a.md'))
  } catch (error) {
    return String(error)
  }
  throw new Error('nothing is refused')
}

const module = 'globalThis.hasRun = true; export default {}'
const plugin = 'globalThis.hasRun = true; export default []'

for (const [name, files] of [
  ['a configuration that is a module', {'mojilint.config.js': module, 'package.json': '{"type": "module"}'}],
  ['a preset that is a module', {'.mojilintrc.json': '{"extends": "./base.mjs"}', 'base.mjs': module}],
  ['a preset of a package that is a module', {'.mojilintrc.json': '{"extends": "team"}', 'node_modules/team/index.js': 'globalThis.hasRun = true'}],
  ['a plugin', {'.mojilintrc.json': '{"plugins": ["./rule.mjs"]}', 'rule.mjs': plugin}],
  ['a plugin of a preset', {'.mojilintrc.json': '{"extends": "./base.yaml"}', 'base.yaml': 'plugins: ./rule.mjs', 'rule.mjs': plugin}]
] as const) {
  test(`${name} is a fault and not run where no code may run`, async () => {
    assert.match(await faultOf(scratch(files), {runsCode: false}), /no code of this folder is run unless it is trusted/)
    assert.is(Reflect.get(globalThis, 'hasRun'), undefined)
  })
}

test('data is read where no code may run', async () => {
  const cwd = scratch({'.mojilintrc.json': '{"extends": "team"}', 'node_modules/team/package.json': '{"exports": "./a.json"}', 'node_modules/team/a.json': '{"rules": {"no-bom": "off"}}'})
  assert.is((await severities(cwd, 'a.md', {runsCode: false}))['no-bom'], 'off')
})

test('a setting of the command line is on top of every override', async () => {
  const cwd = scratch({'.mojilintrc.yaml': 'rules: {no-bom: off}\noverrides: [{files: "*", rules: {no-bom: [warn, {always: true}]}}]\n'})
  const found = await createSettingsLookup(sourceFor(cwd, {flags: {'no-bom': 'error'}}))(path.join(cwd, 'a.md'))
  const {severity, options} = found.rules.find(({rule}) => rule.id === 'no-bom') ?? {}
  assert.equal([severity, options], ['error', {always: true}])
})

test('an own setting is on top of the overrides of a preset', async () => {
  const cwd = scratch({'.mojilintrc.yaml': 'extends: ./base.yaml\nrules: {no-bom: warn}\n', 'base.yaml': 'encoding: big5\noverrides: [{files: "*.md", encoding: gbk, rules: {no-bom: off, no-mojibake: off}}]\n'})
  const found = await severities(cwd, 'a.md')
  assert.equal([found['no-bom'], found['no-mojibake'], found.encoding], ['warning', 'off', 'gbk'])
  assert.is((await severities(cwd, 'a.txt')).encoding, 'big5')
})

test('patterns of a preset are relative to the folder of the configuration that extends it', async () => {
  const cwd = scratch({'packages/a/.mojilintrc.yaml': 'extends: ../../base.yaml\n', 'base.yaml': 'overrides: [{files: /docs/, rules: {no-bom: off}}]\n'})
  assert.is((await severities(cwd, 'packages/a/docs/a.md'))['no-bom'], 'off')
  assert.is((await severities(cwd, 'packages/a/x/docs/a.md'))['no-bom'], 'error')
})

test('patterns of a configuration that was named are relative to the working folder', async () => {
  const cwd = scratch({'etc/team.yaml': 'overrides: [{files: /docs/, rules: {no-bom: off}}]\n'})
  const configFile = path.join(cwd, 'etc/team.yaml')
  assert.is((await severities(cwd, 'docs/a.md', {configFile}))['no-bom'], 'off')
  assert.is((await severities(cwd, 'etc/docs/a.md', {configFile}))['no-bom'], 'error')
})

test('the same preset may be reached by two ways', async () => {
  const cwd = scratch({'.mojilintrc.yaml': 'extends: [./a.yaml, ./b.yaml]\n', 'a.yaml': 'extends: ./base.yaml', 'b.yaml': 'extends: ./base.yaml', 'base.yaml': 'rules: {no-bom: off}'})
  assert.is((await severities(cwd, 'a.md'))['no-bom'], 'off')
})

test('each configuration is read once, however many files it holds for', async () => {
  const cwd = scratch({'mojilint.config.mjs': 'globalThis.runs = (globalThis.runs ?? 0) + 1\nexport default {}\n', 'docs/x': ''})
  const lookup = createSettingsLookup(sourceFor(cwd))
  const [a, b] = [await lookup(path.join(cwd, 'a.md')), await lookup(path.join(cwd, 'docs/b.md'))]
  assert.is(a, b)
  assert.is(Reflect.get(globalThis, 'runs'), 1)
})

for (const [name, files, expected] of [
  ['a module of Node', {'.mojilintrc.json': '{"plugins": ["node:fs"]}'}, /plugins\.0: "node:fs" is a module of Node itself\./],
  ['a folder', {'.mojilintrc.json': '{"extends": "./docs"}', 'docs/a': ''}, /extends: .*docs is a folder, expected a file\./],
  ['a file that the package does not export', {'.mojilintrc.json': '{"extends": "team/b.json"}', 'node_modules/team/package.json': '{"exports": "./a.json"}', 'node_modules/team/b.json': '{}'}, /The package of "team\/b\.json" is there, but exports no such file\./],
  ['a package without our key', {'.mojilintrc.json': '{"extends": "./x/package.json"}', 'x/package.json': '{}'}, /package\.json has no key "mojilint"\./],
  ['a number', {'.mojilintrc.json': '{"extends": 1}'}, /:1:13: extends: Unexpected 1, expected a string or a list of strings\./],
  ['an empty name', {'.mojilintrc.json': '{"extends": [""]}'}, /:1:14: extends\.0: Unexpected empty string, expected a name\./],
  ['overrides that are no list', {'.mojilintrc.json': '{"overrides": {}}'}, /overrides: Unexpected \{\}, expected a list/],
  ['an override in an override', {'.mojilintrc.json': '{"overrides": [{"files": "*", "override": []}]}'}, /overrides\.0\.override: Unknown key "override"\. Known are files, rules, encoding\./],
  ['a misspelt key', {'.mojilintrc.json': '{"extend": []}'}, /:1:2: extend: Unknown key "extend"\. Did you mean "extends"\?/],
  ['an encoding that reads nothing', {'.mojilintrc.json': '{"encoding": "hz-gb-2312"}'}, /encoding: Unknown encoding "hz-gb-2312"\./],
  ['an encoding that is no string', {'.mojilintrc.json': '{"encoding": 1252}'}, /encoding: Unexpected 1252, expected the label of an encoding/],
  ['rules of an override that are no object', {'.mojilintrc.json': '{"overrides": [{"files": "*", "rules": []}]}'}, /overrides\.0\.rules: Unexpected \[\], expected an object of rule ids/]
] as const) {
  test(`${name} in the place of a name or a part is refused with its place`, async () => assert.match(await faultOf(scratch(files)), expected))
}

test('rules are made with the package itself, as its users do', async () => {
  const rule = "import {defineConfig, defineRule} from 'mojilint'\nexport default defineRule({id: 'my-rule', summary: '', why: '', fix: 'never', severity: 'error', triggers: 0, sources: [], options: {type: 'object', additionalProperties: false, properties: {}}, check() {}})\n"
  const cwd = scratch({'mojilint.config.mjs': "import {defineConfig} from 'mojilint'\nexport default defineConfig({plugins: ['./my-rule.mjs'], rules: {'my-rule': 'warn'}})\n", 'my-rule.mjs': rule})
  fs.mkdirSync(path.join(cwd, 'node_modules'))
  fs.symlinkSync(path.join(import.meta.dirname, '../../../..'), path.join(cwd, 'node_modules/mojilint'))
  const {rules, plugins, configFile} = await createSettingsLookup(sourceFor(cwd))(path.join(cwd, 'a.md'))
  assert.is(rules.find(({rule: {id}}) => id === 'my-rule')?.severity, 'warning')
  assert.equal([plugins, configFile], [[path.join(cwd, 'my-rule.mjs')], path.join(cwd, 'mojilint.config.mjs')])
})

test.run()
