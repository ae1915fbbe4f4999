import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as assert from 'uvu/assert';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
/**
 * Ends runs of `--fix` by a signal, one after another, each at a random moment of its work, and checks that every file is byte
 * for byte old or new. In the end a run that is let alone mends all and takes what the others have left.
 */
export async function killRuns(folder, { kills, signal, random, most }) {
    const counts = { kills, amidst: 0, leftovers: 0, late: 0 };
    const all = folder.countMended();
    assert.is(all, 0);
    for (let kill = 0; kill < kills; kill++) {
        const run = spawn(process.execPath, [main, '--fix', '--concurrency', '1'], { cwd: folder.cwd, stdio: 'ignore' });
        const ended = new Promise((resolve) => run.on('exit', (_code, by) => resolve(by)));
        let isRunning = true;
        void ended.then(() => (isRunning = false));
        // Most of a run's time goes by before it writes.
        while (isRunning && !folder.isMended(0))
            await pause(1);
        await pause(random.below(most));
        run.kill(signal);
        const by = await ended;
        if (by === null)
            counts.late++;
        else
            assert.is(by, signal);
        const left = folder.leftovers();
        if (signal !== 'SIGKILL')
            assert.equal(left, []);
        // What the run before has left is gone: only this one's is there.
        assert.ok(left.every((name) => name.endsWith(`-${run.pid}.tmp`)), left.join());
        counts.leftovers += left.length;
        const mended = folder.countMended();
        if (mended > 0 && mended < folder.count)
            counts.amidst++;
        folder.damage();
    }
    assert.is(spawnSync(process.execPath, [main, '--fix'], { cwd: folder.cwd }).signal, null);
    folder.checkEnd();
    return counts;
}
