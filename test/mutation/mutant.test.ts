import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {seededRandom} from '../seeded-random.ts'
import {plantMutants, type Mutant} from './mutant.ts'

const source = 'const least = (first, second) => (first < second ? first : second)\nconsole.log(least(2, 3), least(3, 2), least(3, 3) - 1)\n'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-test-'))
const file = path.join(folder, 'least.mjs')

test.after(() => fs.rmSync(folder, {recursive: true, force: true}))

const plant = (seed: number, count: number): Promise<readonly Mutant[]> => {
  fs.writeFileSync(file, source)
  return plantMutants(folder, ['least.mjs'], {count, random: seededRandom(seed)})
}

/** What the program prints with one mutant on, or with none. */
const printed = (id?: string): string => execFileSync(process.execPath, [file], {encoding: 'utf8', env: {...process.env, ...(id === undefined ? {} : {__STRYKER_ACTIVE_MUTANT__: id})}})

test('a program with changes in it says the same until one is switched on', async () => {
  const mutants = await plant(1, 1000)
  assert.is(printed(), '2 2 2\n')
  const swapped = mutants.find(({replacement}) => replacement === 'first >= second')!
  assert.equal({...swapped, id: ''}, {id: '', file: 'least.mjs', line: 1, original: 'first < second', replacement: 'first >= second'})
  assert.is(printed(swapped.id), '3 3 2\n')
  const added = mutants.find(({line, original}) => line === 2 && original.includes('-'))!
  assert.is(printed(added.id), '2 2 4\n')
})

test('a seed draws the same changes again, as many as are asked for', async () => {
  const drawn = await plant(7, 2)
  assert.is(drawn.length, 2)
  assert.equal(await plant(7, 2), drawn)
  const draws = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5]) draws.add(JSON.stringify(await plant(seed, 2)))
  assert.ok(draws.size > 1)
})

test.run()
