import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { seededRandom } from '../seeded-random.js';
import { killRuns } from './kill.js';
import { createKillFolder } from './kill-folder.js';
const seed = 20261208;
for (const [signal, kills] of [['SIGKILL', 8], ['SIGINT', 4], ['SIGTERM', 2]]) {
    if (process.platform === 'win32') {
        console.log(`NOT CHECKED: ${signal} during --fix`);
        continue;
    }
    test(`every file is old or new after ${signal} during --fix, and the next run cleans up (seed ${seed})`, async () => {
        const counts = await killRuns(createKillFolder(400), { kills, signal, random: seededRandom(seed), most: 40 });
        assert.ok(counts.amidst > 0, JSON.stringify(counts));
    });
}
test.run();
