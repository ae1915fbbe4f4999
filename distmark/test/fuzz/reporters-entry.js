import { SaxesParser } from 'saxes';
import * as assert from 'uvu/assert';
import { rules as registry } from '../../rules/index.js';
import { reportOf } from '../../src/cli/report-of.js';
import { severityCounts } from '../../src/cli/reporters/file-report.js';
import { formats } from '../../src/cli/reporters/formats.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { createLineScope } from '../../src/lint/line-scope.js';
import { lint } from '../../src/lint/lint.js';
const rules = configure(registry, {});
const paths = ['', 'a.md', 'docs/a b.md', '::error::x', '\u001b[31m.md', 'a\nb\u202e.md', '%25,:.md', '\ud800.md', '<a>&".md', '##vso[x].md', '../caf\u00e9.md'];
/** Reports inputs in every format: each is what its readers take, counts what the others count, and gives no command to a terminal. */
export const reportersEntry = {
    async check({ path: name, ...input }, random, hint) {
        const document = createDocument({ ...input, path: name });
        const findings = lint(document, { rules, scopeOf: createLineScope(document) });
        if (findings.length === 0)
            return;
        const reports = [await reportOf({ document, findings }, { path: random.pick(paths) || undefined, cwd: '/work', rules })];
        const settings = { color: false, hasNotes: random.below(2) === 0, root: '/work', version: '0.0.0' };
        const { error, warning, info } = severityCounts(reports);
        const texts = {};
        for (const [format, load] of Object.entries(formats))
            texts[format] = (await load())(reports, settings);
        for (const [format, text] of Object.entries(texts))
            assert.not.match(text, /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/, `${format}, ${hint}`);
        checkCounts(texts, { error, warning, info }, hint);
        checkStructured(texts, reports, hint);
    }
};
function checkCounts(texts, { error, warning, info }, hint) {
    const told = (word) => Number(new RegExp(`(?:^|\\W)([\\d,]+) ${word}s?(?=,|$)`, 'm').exec(texts['stylish']?.split('\n\n').at(-1) ?? '')?.[1]?.replaceAll(',', '') ?? 0);
    assert.equal([told('error'), told('warning'), told('info')], [error, warning, info], `stylish counts, ${hint}\n${texts['stylish']}`);
    const [file] = JSON.parse(texts['json'] ?? '');
    const severities = file.messages.map(({ severity }) => severity);
    assert.equal(['error', 'warning', 'info'].map((one) => severities.filter((other) => other === one).length), [error, warning, info], `json counts, ${hint}`);
}
function checkStructured(texts, reports, hint) {
    const count = reports.reduce((sum, { findings }) => sum + findings.length, 0);
    assert.is((texts['jsonl'] ?? '').trimEnd().split('\n').map((line) => JSON.parse(line)).length, count, `jsonl, ${hint}`);
    const sarif = JSON.parse(texts['sarif'] ?? '');
    assert.is(sarif.version, '2.1.0', hint);
    for (const { ruleId, message, locations, fixes = [] } of sarif.runs[0].results) {
        assert.ok(typeof ruleId === 'string' && typeof message.text === 'string' && Array.isArray(fixes), `sarif, ${hint}`);
        for (const { physicalLocation: { region } } of locations)
            assert.ok(region.startLine >= 1 && region.startColumn >= 1 && region.endColumn >= region.startColumn, `sarif, ${hint}`);
    }
    assert.is(sarif.runs[0].results.length, count, `sarif, ${hint}`);
    const gitlab = JSON.parse(texts['gitlab'] ?? '');
    assert.is(new Set(gitlab.map(({ fingerprint }) => fingerprint)).size, gitlab.length, `gitlab, ${hint}`);
    assert.ok(JSON.parse(texts['rdjson'] ?? '').diagnostics.length > 0, `rdjson, ${hint}`);
    assert.ok((texts['github'] ?? '').trimEnd().split('\n').every((line) => /^::(?:error|warning|notice)/.test(line)), `github, ${hint}\n${texts['github']}`);
    const parser = new SaxesParser();
    parser.on('error', (error) => {
        throw error;
    });
    parser.write(texts['junit'] ?? '').close();
}
