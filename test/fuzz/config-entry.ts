import fs from 'node:fs'
import path from 'node:path'
import * as assert from 'uvu/assert'
import {rules as registry} from '../../rules/index.ts'
import {createSettingsLookup} from '../../src/cli/config/settings-lookup.ts'
import {UserError} from '../../src/cli/user-error.ts'
import {scratch} from '../cli/scratch.ts'
import type {SeededRandom} from '../seeded-random.ts'
import type {Entry} from './entry.ts'

const names = ['.mojilintrc', '.mojilintrc.json', '.mojilintrc.jsonc', '.mojilintrc.yaml', '.mojilintrc.yml', 'package.json']
const keys = ['rules', 'overrides', 'encoding', 'extends', 'plugins', '$schema', 'files', 'mojilint', '__proto__', 'constructor', 'rulez', 'no-bom', 'no-mojibake', 'tables', 'add', 'allow', 'always', 'code', '']
const values: readonly unknown[] = ['off', 'error', 'warn', 0, 2, -1, 1e300, null, true, [], {}, 'utf-8', 'windows-1252', 'no-such', './.mojilintrc.json', '**/*.md', '*', '!(a|b)*', '{a,{b,{c', '[', '*'.repeat(60), 'Ã©', '\ud800', '(a+)+$']
const yamlPieces = ['rules:', ' ', '  no-bom: ', 'off', '\n', '\n', '- ', '&a ', '*a', '<<: *a', '!!js/function x', '"', "'", '{', '}', '[', ']', ': ', '#', '|\n', '>', '---\n', '\t', '? ', '__proto__: ']

/** Reads configurations that nobody would write: each is taken, or refused in words that name its file. */
export function configEntry(): Entry {
  const cwd = scratch()
  return {
    async check({bytes}, random, hint) {
      const name = random.pick(names)
      const file = path.join(cwd, name)
      const content = made(name, bytes, random)
      fs.writeFileSync(file, content)
      const before = Object.keys(Object.prototype).length
      try {
        const lookup = createSettingsLookup({registry: async () => registry, cwd, flags: {}, configFile: file, hasLookup: true, configNames: new Map(), runsCode: false, trace: () => {}})
        const {rules} = await lookup(path.join(cwd, 'docs/a.md'))
        assert.is(rules.length, registry.length, hint)
      } catch (error) {
        if (!(error instanceof UserError)) throw new Error(`${hint} as ${name}: ${JSON.stringify(String(content))}`, {cause: error})
        assert.ok(error.message.includes(name), `${hint}: ${error.message}`)
      } finally {
        fs.rmSync(file)
      }
      assert.is(Object.keys(Object.prototype).length, before, hint)
      assert.is(Reflect.get({}, 'rules'), undefined, hint)
    }
  }
}

/** Well-formed settings in odd places, often cut or with bytes of an input in them; YAML also of its signs. */
function made(name: string, bytes: Uint8Array, random: SeededRandom): Uint8Array {
  if (random.below(6) === 0) return bytes
  if (/ya?ml|rc$/.test(name) && random.below(2) === 0) return Buffer.from(Array.from({length: 1 + random.below(20)}, () => random.pick(yamlPieces)).join(''))
  const text = json(random, 0)
  const whole = name === 'package.json' ? `{"mojilint": ${text}}` : text
  const at = random.below(whole.length + 1)
  const change = random.below(6)
  if (change === 0) return Buffer.from(whole.slice(0, at))
  if (change === 1) return Buffer.concat([Buffer.from(whole.slice(0, at)), bytes.subarray(0, 5), Buffer.from(whole.slice(at))])
  if (change === 2) return Buffer.from(`\ufeff// comment\n${whole}`)
  return Buffer.from(whole)
}

function json(random: SeededRandom, depth: number): string {
  const kind = depth === 0 ? 0 : random.below(depth > 5 ? 1 : 3) + (depth > 5 ? 2 : 0)
  if (kind === 2) return JSON.stringify(random.pick(values))
  const items = Array.from({length: random.below(4)}, () => json(random, depth + 1))
  return kind === 1 ? `[${items.join(', ')}]` : `{${items.map((item) => `${JSON.stringify(random.pick(keys))}: ${item}`).join(', ')}}`
}
