import {suite} from 'uvu'
import {testCases} from './case-tests.ts'
import {testFiles} from './file-tests.ts'
import {chromiumPath, startRun, type PageRun} from './open-page.ts'
import {testShelter} from './shelter-tests.ts'
import {testText} from './text-tests.ts'
import {testUse} from './use-tests.ts'

/** Adds a test. */
export type AddTest = (name: string, check: () => Promise<void> | void) => void

// One browser for all tests of the page: starting it costs more than most of them.
const page = suite('page')
let started: PageRun | undefined
const run = (): PageRun => {
  if (started === undefined) throw new Error('The browser has not started.')
  return started
}

if (chromiumPath === undefined) page('the page', () => console.log('NOT CHECKED: there is no chromium (apt-get install chromium)'))
else {
  page.before(async () => {
    started = await startRun(chromiumPath!)
  })
  page.after(() => started?.close())
  for (const add of [testText, testFiles, testUse, testShelter, testCases]) add(page, run)
}
page.run()
