import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { strengthOf } from '../../src/mojibake/strength.js';
import { weights } from '../../src/mojibake/weights.js';
test('each word begins at its gain', () => {
    const steps = [[-Infinity, 'none'], [-0.01, 'none'], [0, 'weak'], [9.99, 'weak'], [10, 'fair'], [15.99, 'fair'], [16, 'strong'], [39.99, 'strong'], [40, 'overwhelming'], [Infinity, 'overwhelming']];
    for (const [gain, word] of steps)
        assert.is(strengthOf(gain), word, String(gain));
});
test('no reading is accepted on a weak gain, and every single character needs a strong one', () => {
    assert.is(strengthOf(weights.acceptedGain), 'fair');
    assert.is(strengthOf(weights.acceptedLoneGain), 'strong');
});
test.run();
