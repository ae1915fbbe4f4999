import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gitlabReport } from '../../../src/cli/reporters/gitlab.js';
import { reportFor } from './sample.js';
const settings = { root: '/work' };
const read = async (path, text, root = '/work') => JSON.parse(gitlabReport([await reportFor(path, Buffer.from(text))], { root }));
test('a finding is an issue with rule, severity, path and lines', async () => {
    const [issue, ...others] = await read('docs/a.md', 'right\nlost: \ufffd\n', '/');
    assert.is(others.length, 0);
    assert.match(issue.fingerprint, /^[0-9a-f]{64}$/);
    assert.equal({ ...issue, fingerprint: '' }, {
        description: 'Unexpected U+FFFD, expected the character that was lost', check_name: 'no-replacement-char', fingerprint: '', severity: 'major',
        location: { path: 'work/docs/a.md', lines: { begin: 2, end: 2 } }
    });
    assert.is(gitlabReport([], settings), '[]\n');
});
test('fingerprints differ within a file, and stay when lines move', async () => {
    const fingerprintsOf = async (path, text) => (await read(path, text)).map(({ fingerprint }) => fingerprint);
    const before = await fingerprintsOf('a.md', 'a \ufffd\nb \ufffd\n\ufeffc\n');
    assert.is(new Set(before).size, 3);
    assert.equal(await fingerprintsOf('a.md', '\n\n new line\na \ufffd\n\nb \ufffd\n\ufeffc\n'), before);
    const elsewhere = await fingerprintsOf('b.md', 'a \ufffd\n');
    assert.not.ok(before.includes(elsewhere[0]));
});
test.run();
