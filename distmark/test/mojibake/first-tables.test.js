import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstTables } from '../../src/mojibake/first-tables.js';
import { readingsOf } from '../../src/mojibake/reading.js';
import { defaultTables } from '../../src/mojibake/reversal-tables.js';
import { misread } from './misreading.js';
const readings = (text, table) => readingsOf(misread(text, table) ?? '', defaultTables);
test('a rare table that explains all lines outweighs a common one that explains most', () => {
    // The capital Y with circumflex is misread through windows-1252 as well; the euro sign of ISO-8859-15 is not its byte.
    const lines = ['d\u00e9j\u00e0 vu \u00e0 c\u00f4t\u00e9', 'fr\u00fch m\u00fcde \u00dcber', 'sch\u00f6n gr\u00f6\u00dfer', 'W\u00e4lder \u00e4lter'];
    const { counts, total } = firstTables(lines.map((line) => readings(line, 'iso-8859-15')));
    assert.is(total, lines.length);
    const best = [...counts].sort((a, b) => b[1] - a[1])[0];
    assert.is(best?.[0], 'iso-8859-15');
    const sum = [...counts.values()].reduce((whole, count) => whole + count, 0);
    assert.ok(Math.abs(sum - lines.length) < 1e-9, String(sum));
});
test('a single line says nothing of a file', () => {
    assert.is(firstTables([readings('d\u00e9j\u00e0 vu', 'windows-1252')]).total, 0);
    assert.is(firstTables([]).total, 0);
});
test('lines that only lean to a table are no evidence, however many they are', () => {
    // One letter through ISO-8859-10, another through ISO-8859-4: within the margin, so both tables stay in.
    const { counts } = firstTables(Array.from({ length: 200 }, () => readings('fl\u00f8de', 'iso-8859-10')));
    const share = (name) => (counts.get(name) ?? 0) / 200;
    assert.ok(share('iso-8859-10') > 0.1 && share('iso-8859-4') > 0.1, JSON.stringify([...counts]));
});
test.run();
