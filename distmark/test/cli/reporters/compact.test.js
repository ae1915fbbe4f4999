import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compactReport } from '../../../src/cli/reporters/compact.js';
import { emptyReport, handMade, reportFor } from './sample.js';
test('a finding is a line with place, severity, text and rule', async () => {
    const [first, ...others] = compactReport([await reportFor('docs/a.md', Buffer.from('right\nlost: \ufffd\n')), await reportFor(undefined, Buffer.from('\ufeffa'))]).split('\n');
    assert.is(first, 'docs/a.md:2:7: error: Unexpected U+FFFD, expected the character that was lost [no-replacement-char]');
    assert.match(others.join('\n'), /^<stdin>:1:1: error: .* \[no-bom\]\n$/);
    assert.is(compactReport([]), '');
});
test('a finding stays on its line, and neither controls nor commands reach the log', () => {
    const findings = [handMade({ reason: 'Unexpected \u001b[2J\n::add-mask::e\r##[group]\u202e', fatal: undefined })];
    const text = compactReport([{ ...emptyReport, path: ':', findings }, { ...emptyReport, path: ' ::error::\n.md', findings }]);
    assert.not.match(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|##\[/);
    assert.equal(text.split('\n').map((line) => line.slice(0, 9)), [':U+003A1:', ' :U+003Ae', '']);
});
test.run();
