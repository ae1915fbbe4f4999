import { decide } from '../../src/encoding/decide.js';
import { scan } from '../../src/mojibake/scan.js';
import { textTable } from '../accuracy/text-table.js';
import { asciiOf, textOf } from './material.js';
const bytes = 16e6;
const rounds = 9;
/** Times deciding the encoding and scanning, in this process, on text of several languages, all triggers on. */
export function throughputTable() {
    const encoder = new TextEncoder();
    const french = textOf('fr', bytes);
    const texts = { ASCII: asciiOf(french), French: french, Russian: textOf('ru', bytes), Chinese: textOf('zh-hans', bytes), Japanese: textOf('ja', bytes), Thai: textOf('th', bytes) };
    const rows = Object.entries(texts).map(([name, text]) => {
        const utf8 = encoder.encode(text);
        return [name, (utf8.length / 1e6).toFixed(0), rate(utf8, () => decide(utf8)), rate(utf8, () => scan(utf8))];
    });
    return textTable(['text', 'MB', 'decide, MB/s', 'scan, MB/s'], rows);
}
/** Megabytes a second, in processor time: others on the machine do not lengthen it. */
function rate(utf8, work) {
    let least = Infinity;
    for (let round = 0; round < rounds; round++) {
        const start = process.cpuUsage();
        work();
        const { user, system } = process.cpuUsage(start);
        least = Math.min(least, user + system);
    }
    return (utf8.length / least).toFixed(0);
}
