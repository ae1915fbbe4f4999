/*
 * Changes the code in small ways and sees whether a test notices: `npm run mutants [-- OPTIONS]`.
 *
 *   --count N        how many changes are drawn (400)
 *   --seed N         what they are drawn by (1)
 *   --only A,B       folders that they are drawn from (src/encoding, src/mojibake, src/lint, rules)
 *   --seconds N      time in which the tests of one change have to notice it; it survives after that (60)
 *   --most N         test files that take longer, in seconds, are not asked (25)
 */
import os from 'node:os'
import {parseArgs} from 'node:util'
import {seededRandom} from '../seeded-random.ts'
import {plantMutants, type Mutant} from './mutant.ts'
import {measureTestFile, runTestFile, type TestFile} from './test-file.ts'
import {createWorkspace, type Workspace} from './workspace.ts'

const {values} = parseArgs({options: {count: {type: 'string', default: '400'}, seed: {type: 'string', default: '1'}, only: {type: 'string', default: 'src/encoding,src/mojibake,src/lint,rules'}, seconds: {type: 'string', default: '60'}, most: {type: 'string', default: '25'}}})
const [count, seed, seconds, most] = [values.count, values.seed, values.seconds, values.most].map(Number) as [number, number, number, number]
for (const number of [count, seed, seconds, most]) if (!Number.isInteger(number)) throw new Error('Numbers are whole: --count, --seed, --seconds, --most')

type Fate = 'killed' | 'killed by the time limit' | 'survived' | 'run by no test'

const workspace = createWorkspace()
try {
  await main(workspace)
} finally {
  workspace.remove()
}

async function main(workspace: Workspace): Promise<void> {
  const sources = workspace.sourcesOf(values.only.split(','))
  if (sources.length === 0) throw new Error(`No TypeScript files in ${values.only}: name folders of the repository`)
  const mutants = await plantMutants(workspace.folder, sources, {count, random: seededRandom(seed)})
  workspace.build()
  const tests = await measureAll(workspace)
  console.log(`${mutants.length} mutants of ${sources.length} files (seed ${seed}), ${tests.length} test files`)
  const fates = new Map<Mutant, Fate>()
  await shareOut(mutants, async (mutant) => {
    const fate = await fateOf(workspace, mutant, tests)
    fates.set(mutant, fate)
    if (!fate.startsWith('killed')) console.log(`${fate}: ${mutant.file}:${mutant.line}  ${shorten(mutant.original)}  =>  ${shorten(mutant.replacement)}`)
  })
  const all = [...fates.values()]
  const number = (wanted: (fate: Fate) => boolean): number => all.filter(wanted).length
  const killed = number((fate) => fate.startsWith('killed'))
  console.log(`${killed} of ${all.length} killed (${(100 * killed / all.length).toFixed(1)} %), ${number((fate) => fate === 'killed by the time limit')} of them by the time limit; ${number((fate) => fate === 'survived')} survived, ${number((fate) => fate === 'run by no test')} run by no test (seed ${seed})`)
}

/** The test files that pass without any change, the quickest first. */
async function measureAll(workspace: Workspace): Promise<readonly TestFile[]> {
  const measured: TestFile[] = []
  await shareOut(workspace.testFiles(), async (name) => {
    const result = await measureTestFile(workspace.folder, name, most)
    if (typeof result === 'string') console.log(`not asked: ${name} ${result === 'fails' ? 'fails in a copy of the repository' : `takes more than ${most} seconds`}`)
    else measured.push(result)
  })
  return measured.sort((a, b) => a.seconds - b.seconds)
}

async function fateOf(workspace: Workspace, {id}: Mutant, tests: readonly TestFile[]): Promise<Fate> {
  const asked = tests.filter(({covers}) => covers.has(id))
  if (asked.length === 0) return 'run by no test'
  const start = performance.now()
  for (const test of asked) {
    const left = seconds - (performance.now() - start) / 1000
    if (left <= 0) break
    const limit = 10 + 5 * test.seconds
    const {outcome} = await runTestFile(workspace.folder, test.name, {seconds: limit, environment: {__STRYKER_ACTIVE_MUTANT__: id}})
    if (outcome === 'fails') return 'killed'
    if (outcome === 'does not end') return 'killed by the time limit'
  }
  return 'survived'
}

/** Works on items side by side, as many as there are processors. */
async function shareOut<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({length: os.availableParallelism()}, worker))
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}...` : line
}
