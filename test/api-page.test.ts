import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {test} from 'uvu'
import * as assert from 'uvu/assert'
import * as api from '../src/index.ts'
import {scratch} from './cli/scratch.ts'

const root = path.join(import.meta.dirname, '../..')
const page = fs.readFileSync(path.join(root, 'docs/api.md'), 'utf8')
const sections = page.split(/^### /m).slice(1)
const typeLists = [...page.matchAll(/^Types: (.*)\.$/gm)].flatMap(([, list = '']) => list.split(', '))

test('each export has a section of its own with one example, and there is none for anything else', () => {
  const headings = sections.map((section) => /^`([\w/]+)`/.exec(section)?.[1])
  assert.equal(headings.toSorted(), [...Object.keys(api), 'createScope', 'mojilint/plugin'].sort())
  assert.equal(sections.map((section) => section.split('```js').length), sections.map(() => 2))
})

test('each exported type is listed once, and none that is not exported', () => {
  const exported = ['src/index.ts', 'src/plugin.ts'].flatMap((file) => typesOf(fs.readFileSync(path.join(root, file), 'utf8')))
  assert.equal(typeLists.toSorted(), [...exported, 'Scope', 'ScopeLookup'].filter((name, index, all) => all.indexOf(name) === index).map((name) => `\`${name}\``).sort())
})

for (const section of sections) {
  const [heading = ''] = section.split('\n')
  test(`the example of ${heading} prints what it says`, () => {
    const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(section) ?? []
    const told = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => text)
    assert.ok(told.length > 0 && told.length === code.split('console.log(').length - 1, 'what is printed should stand behind each console.log')
    const cwd = scratch({'example.mjs': code})
    fs.mkdirSync(path.join(cwd, 'node_modules'))
    for (const [name, target] of [['mojilint', root], ['remark', path.join(root, 'node_modules/remark')]] as const) fs.symlinkSync(target, path.join(cwd, 'node_modules', name))
    const {stdout, stderr} = spawnSync(process.execPath, ['example.mjs'], {cwd, encoding: 'utf8', env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined}})
    assert.equal([stdout, stderr], [`${told.join('\n')}\n`, ''])
  })
}

/** The types that a source exports, by declaration or from other modules. */
function typesOf(source: string): readonly string[] {
  const lists = [...source.matchAll(/^export type \{(.*)\} from/gm)].flatMap(([, list = '']) => list.split(', '))
  return [...lists, ...[...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name)]
}

test.run()
