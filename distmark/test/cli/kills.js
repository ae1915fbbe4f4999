/*
 * Kills runs of `--fix` over 2,000 damaged files at random moments: `npm run kills [-- --kills N --seed N --signal NAME]`.
 * Afterwards every file is byte for byte old or new, and the next run removes what the dead ones have left, and nothing else.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../seeded-random.js';
import { killRuns } from './kill.js';
import { createKillFolder } from './kill-folder.js';
const { values } = parseArgs({ options: { kills: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' }, signal: { type: 'string', default: 'SIGKILL' } } });
const { signal } = values;
if (signal !== 'SIGKILL' && signal !== 'SIGINT' && signal !== 'SIGTERM')
    throw new Error('--signal is one of SIGKILL, SIGINT, SIGTERM');
const counts = await killRuns(createKillFolder(2000), { kills: Number(values.kills), signal, random: seededRandom(Number(values.seed)), most: 300 });
console.log(`${counts.kills} times ${signal}, ${counts.amidst} amidst the work, ${counts.late} too late, ${counts.leftovers} temporary files left and removed; every file old or new (seed ${values.seed})`);
