/*
 * `npm start`: shows mojilint at work on the small damaged repository of `fixtures/demo`.
 * With arguments it is mojilint itself: `npm start -- docs`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
const root = path.join(import.meta.dirname, '../..');
const cli = path.join(root, 'dist/src/cli/main.js');
const given = process.argv.slice(2);
if (given.length)
    process.exitCode = mojilint(given, process.cwd());
else {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-demo-'));
    try {
        fs.cpSync(path.join(root, 'fixtures/demo'), folder, { recursive: true });
        console.log('What mojilint finds in a copy of fixtures/demo (mojilint --verbose .):\n');
        const found = mojilint(['--verbose', '.'], folder);
        console.log('\nWhat it would repair, and nothing else (mojilint --diff .):\n');
        const repaired = mojilint(['--diff', '.'], folder);
        console.log('\nNothing was written. Try your own files: npm start -- PATH');
        // The demo is damaged: 1 is the right answer twice, and anything else is not.
        if (found !== 1 || repaired !== 1)
            process.exitCode = 1;
    }
    finally {
        fs.rmSync(folder, { recursive: true });
    }
}
function mojilint(args, cwd) {
    const { status, error } = spawnSync(process.execPath, [cli, ...args], { cwd, stdio: 'inherit' });
    if (error)
        throw error;
    return status ?? 2;
}
