import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearestName } from '../../src/lint/nearest-name.js';
const names = ['no-mojibake', 'no-bom', 'no-replacement-char', 'ambiguous-encoding'];
for (const [written, nearest] of [
    ['no-mojibaek', 'no-mojibake'],
    ['nomojibake', 'no-mojibake'],
    ['No-Bom', 'no-bom'],
    ['no-boom', 'no-bom'],
    ['ambiguous', 'ambiguous-encoding'],
    ['no-replacement-character', 'no-replacement-char']
]) {
    test(`"${written}" is nearest to "${nearest}"`, () => assert.is(nearestName(written, names), nearest));
}
for (const written of ['indent', 'no-console', 'x', '']) {
    test(`nothing is near to "${written}"`, () => assert.is(nearestName(written, names), undefined));
}
test('two letters in each other\'s place are one mistake', () => {
    assert.is(nearestName('fxi', ['fix', 'foo']), 'fix');
});
test.run();
