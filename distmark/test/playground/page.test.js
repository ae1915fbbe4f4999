import { suite } from 'uvu';
import { testCases } from './case-tests.js';
import { testFiles } from './file-tests.js';
import { chromiumPath, startRun } from './open-page.js';
import { testShelter } from './shelter-tests.js';
import { testText } from './text-tests.js';
import { testUse } from './use-tests.js';
// One browser for all tests of the page: starting it costs more than most of them.
const page = suite('page');
let started;
const run = () => {
    if (started === undefined)
        throw new Error('The browser has not started.');
    return started;
};
if (chromiumPath === undefined)
    page('the page', () => console.log('NOT CHECKED: there is no chromium (apt-get install chromium)'));
else {
    page.before(async () => {
        started = await startRun(chromiumPath);
    });
    page.after(() => started?.close());
    for (const add of [testText, testFiles, testUse, testShelter, testCases])
        add(page, run);
}
page.run();
