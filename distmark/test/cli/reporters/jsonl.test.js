import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jsonlReport } from '../../../src/cli/reporters/jsonl.js';
import { reportFor } from './sample.js';
test('each finding is one line of JSON with the path of its file', async () => {
    const lines = jsonlReport([await reportFor('caf\u00e9\n.md', Buffer.from('\ufeffa \ufffd\n')), await reportFor(undefined, Buffer.from('\ufffd'))]).split('\n');
    assert.is(lines.pop(), '');
    for (const line of lines)
        assert.match(line, /^\{[ -~]*\}$/);
    const found = lines.map((line) => JSON.parse(line));
    assert.equal(found.map(({ path, line, column, endColumn, ruleId, severity }) => [path, line, column, endColumn, ruleId, severity]), [
        ['caf\u00e9\n.md', 1, 1, 2, 'no-bom', 'error'],
        ['caf\u00e9\n.md', 1, 4, 5, 'no-replacement-char', 'error'],
        ['<stdin>', 1, 1, 2, 'no-replacement-char', 'error']
    ]);
    assert.equal([found[0].encoding, found[0].decidedBy, found[0].fix], ['utf-8', 'bom', { span: { start: 0, end: 3 }, replacement: '', tier: 'safe' }]);
});
test('nothing found is no line', () => assert.is(jsonlReport([]), ''));
test.run();
