import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProgress, wantsProgress } from '../../src/cli/progress.js';
/** What is written when each file takes so many milliseconds. */
function written(total, millisecondsPerFile) {
    const lines = [];
    let time = 5000;
    const progress = createProgress({ total, now: () => time, write: (text) => lines.push(text) });
    for (let done = 0; done < total; done++) {
        progress.step(done);
        time += millisecondsPerFile;
    }
    progress.end();
    return lines;
}
test('a run of less than a second says nothing', () => assert.equal(written(10, 99), []));
test('a longer run says how far it is from the first second on, ten times a second, and takes the line away', () => {
    const lines = written(1103, 10);
    assert.equal(lines.slice(0, 3), ['100', '110', '120'].map((done) => `\r${done} of 1,103 files\u001b[K`));
    assert.equal(lines.slice(-2), ['\r1,100 of 1,103 files\u001b[K', '\r\u001b[K']);
    assert.is(lines.length, 102);
});
for (const [environment, isTerminal, wanted] of [
    [{}, true, true],
    [{}, false, false],
    [{ CI: 'true' }, true, false],
    [{ TERM: 'dumb' }, true, false]
]) {
    test(`${JSON.stringify({ ...environment, isTerminal })} ${wanted ? 'wants' : 'does not want'} progress`, () => assert.is(wantsProgress({ environment, isTerminal }), wanted));
}
test.run();
