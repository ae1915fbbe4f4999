import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts } from '../../../bench/accuracy/ablation.js';
import { weights } from '../../../src/mojibake/weights.js';
test('every weight of the evidence belongs to a part that can be switched off', () => {
    const known = new Set(parts.flatMap(({ off }) => Object.keys(off)));
    assert.equal(Object.keys(weights).filter((name) => !known.has(name)), [], 'weights that no part of bench/accuracy/ablation.ts switches off');
});
test('every part changes a weight that there is', () => {
    for (const { name, off } of parts) {
        const changed = Object.entries(off).filter(([key, value]) => JSON.stringify(weights[key]) !== JSON.stringify(value));
        assert.equal(changed.map(([key]) => key).filter((key) => !(key in weights)), [], name);
        assert.ok(changed.length > 0, name);
    }
});
test.run();
