import Ajv from 'ajv-draft-04';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sarifReport } from '../../../src/cli/reporters/sarif.js';
import { readShared } from '../../shared-folder.js';
import { emptyReport, handMade, reportFor } from './sample.js';
const settings = { root: '/work', version: '1.2.3' };
const read = (...reports) => JSON.parse(sarifReport(reports, settings)).runs[0];
const damaged = 'Un caf\u00c3\u00a9 cr\u00c3\u00a8me\n';
const schema = readShared('standards/sarif-schema-2.1.0.json', 'that SARIF validates against the OASIS schema');
if (schema !== undefined) {
    const isValid = new Ajv.default({ strict: false, validateFormats: false, allErrors: true }).compile(JSON.parse(schema));
    const faultsOf = (...reports) => (isValid(JSON.parse(sarifReport(reports, settings))) ? [] : isValid.errors);
    test('a report validates against the OASIS schema, whatever its files hold', async () => {
        const contents = [
            Buffer.from(damaged), Buffer.from(`\ufeff${damaged}\ufeff\ufffd \u0080\u0000\u001b[2J`), Buffer.from('caf\u00e9 \u{1f600}\n', 'latin1'), Buffer.from('\ufeffa\n', 'utf16le'), Buffer.from('U+FFFD \ufffd')
        ];
        const names = ['a.md', 'sub folder/caf\u00e9#?%.md', '../out.md', undefined, '\ud800\n.md'];
        const reports = await Promise.all(contents.map((bytes, index) => reportFor(names[index], bytes)));
        assert.ok(reports.every(({ findings }) => findings.length > 0));
        assert.equal(faultsOf(...reports), []);
        assert.equal(faultsOf({ ...emptyReport, findings: [handMade({ reason: 'a', fatal: undefined, endLine: 3 })] }), []);
    });
    test('a report without findings validates as well', () => assert.equal(faultsOf(), []));
    test('the schema is one that refuses', () => {
        assert.is(isValid({ version: '2.1.0', runs: [{ tool: { driver: {} } }] }), false);
    });
}
test('a result has its rule, level, text, place in code units and a fingerprint', async () => {
    const { results, columnKind, tool } = read(await reportFor('a.md', Buffer.from(`\u{10400}\n\u{10400} \ufffd\n`)));
    assert.is(columnKind, 'utf16CodeUnits');
    assert.equal([tool.driver.name, tool.driver.version], ['mojilint', '1.2.3']);
    const [{ partialFingerprints, ...result }, ...others] = results;
    assert.is(others.length, 0);
    assert.match(partialFingerprints['mojilint/v1'], /^[0-9a-f]{64}$/);
    assert.equal(result, {
        ruleId: 'no-replacement-char', ruleIndex: 0, level: 'error', message: { text: 'Unexpected U+FFFD, expected the character that was lost' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'a.md', uriBaseId: '%SRCROOT%' }, region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 5 } } }]
    });
});
test('the rules that are named have their help, also one that no rule of the run made', async () => {
    const other = handMade({ reason: 'a', fatal: false });
    other.message.ruleId = 'my-rule';
    const { results, tool } = read(await reportFor('a.md', Buffer.from(`\ufeff\ufffd`)), { ...emptyReport, findings: [other] });
    const { rules } = tool.driver;
    assert.equal(rules.map(({ id }) => id), ['my-rule', 'no-bom', 'no-replacement-char']);
    assert.equal(results.map(({ ruleIndex }) => ruleIndex), [1, 2, 0]);
    assert.is(rules[1].shortDescription.text, 'Disallow byte order marks.');
    assert.match(rules[1].help.markdown, /byte[^]*\n- <https:/);
    assert.match(rules[1].helpUri, /docs\/rules\/no-bom\.md$/);
    assert.equal(rules[0], { id: 'my-rule' });
});
test('what --fix would put there is a fix of the same region', async () => {
    const [result] = read(await reportFor('a.md', Buffer.from(damaged))).results;
    const [replacement] = result.fixes[0].artifactChanges[0].replacements;
    assert.equal(replacement, { deletedRegion: { startLine: 1, startColumn: 7, endLine: 1, endColumn: 14 }, insertedContent: { text: '\u00e9 cr\u00e8' } });
    assert.equal(replacement.deletedRegion, result.locations[0].physicalLocation.region);
});
test('in the line of a mark a fix counts bytes, since programs differ in whether the mark has a column', async () => {
    const { results } = read(await reportFor('a.md', Buffer.from(`\ufeff${damaged}${damaged}`)));
    const regions = results.map(({ fixes }) => fixes[0]?.artifactChanges[0]?.replacements[0]?.deletedRegion);
    assert.equal(regions, [{ byteOffset: 0, byteLength: 3 }, { byteOffset: 9, byteLength: 11 }, { startLine: 2, startColumn: 7, endLine: 2, endColumn: 14 }]);
});
test('what only --unsafe-fixes would do is no fix', async () => {
    const [result] = read(await reportFor('a.md', Buffer.from('\ufeffa\n', 'utf16le'))).results;
    assert.is(result.ruleId, 'no-bom');
    assert.is('fixes' in result, false);
    const finding = handMade({ reason: 'a', fatal: true });
    const span = { start: 0, end: 2 };
    for (const [tier, hasFix] of [['safe', true], ['unsafe', false]]) {
        Object.assign(finding.message, { byteSpan: span, fix: { span, replacement: new Uint8Array(), tier } });
        assert.is('fixes' in read({ ...emptyReport, findings: [finding] }).results[0], hasFix, tier);
    }
});
test('paths are percent-encoded from the top of the repository; a file outside has its own address', () => {
    const findings = [handMade({ reason: 'a', fatal: true })];
    const uriOf = (path, cwd = '/work') => read({ ...emptyReport, path, cwd, findings }).results[0].locations[0].physicalLocation.artifactLocation;
    assert.equal(uriOf('a b/caf\u00e9#?%:.md'), { uri: 'a%20b/caf%C3%A9%23%3F%25%3A.md', uriBaseId: '%SRCROOT%' });
    assert.equal(uriOf('../a.md', '/work/sub'), { uri: 'a.md', uriBaseId: '%SRCROOT%' });
    assert.equal(uriOf('../a.md'), { uri: 'file:///a.md' });
    assert.equal(uriOf('\ud800.md'), { uri: '%EF%BF%BD.md', uriBaseId: '%SRCROOT%' });
    assert.equal(read({ ...emptyReport, path: undefined, findings }).results[0].locations, []);
});
test.run();
