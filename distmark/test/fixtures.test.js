import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../rules/index.js';
import { readFixtures } from '../scripts/fixture.js';
import '../src/encoding/standard-codecs.js';
import { configure } from '../src/lint/config.js';
import { createDocument } from '../src/lint/document.js';
import { fix } from '../src/lint/fix.js';
import { lint } from '../src/lint/lint.js';
import { createScope } from '../src/lint/markdown-scope.js';
import { isDetected } from '../src/lint/reencoding.js';
const root = path.join(import.meta.dirname, '../../fixtures');
const fixtures = readFixtures(root);
test('every rule has cases, and every case has a rule', () => {
    const folders = new Set(fixtures.map((fixture) => fixture.rule));
    assert.equal([...folders].sort(), rules.map((rule) => rule.id).sort());
});
for (const fixture of fixtures) {
    const name = `${fixture.rule}/${fixture.name}`;
    test(`${name} is found as expected`, () => {
        const document = open(fixture);
        assert.equal(find(document, fixture).map((finding) => asWritten(finding, document, fixture)), fixture.findings.map(withEndLine));
    });
    test(`${name} is fixed as expected, once and for all, and nowhere else`, () => {
        const document = open(fixture);
        const fixed = fix(document, fixOptions(fixture)).bytes;
        assert.is(Buffer.from(fixed).toString('latin1'), Buffer.from(fixture.fixed).toString('latin1'));
        assert.is(Buffer.compare(fix(open(fixture, fixed), fixOptions(fixture)).bytes, fixed), 0, 'a second fix changes nothing');
        const isWrittenAgain = !document.isEditable || isDetected(document);
        if (!isWrittenAgain)
            assert.equal(changedLines(fixture.input, fixed), repairedLines(document, fixture));
    });
}
for (const name of fs.readdirSync(path.join(root, 'clean'))) {
    test(`clean/${name} is right in every format`, () => {
        const bytes = fs.readFileSync(path.join(root, 'clean', name));
        for (const extension of ['.txt', '.md', '.html']) {
            const document = createDocument({ bytes, path: name.replace('.txt', extension) });
            const found = find(document, {});
            assert.equal(found.map((finding) => [finding.ruleId, document.placeOf(finding.span.start).line, finding.reason]), []);
            assert.is(Buffer.compare(fix(document, fixOptions({})).bytes, bytes), 0);
        }
    });
}
test('the known failures still fail: move a line that does not to fixtures/clean', () => {
    const lines = fs.readFileSync(path.join(root, 'known-failures/right-lines.txt'), 'utf8').trimEnd().split('\n');
    const right = lines.filter((line) => !find(createDocument({ bytes: Buffer.from(line) }), {}).length);
    assert.equal(right, []);
});
function open(fixture, bytes = fixture.input) {
    const { encoding, contentType, declared, path: name = fixture.file } = fixture.options;
    return createDocument({ bytes, path: name, encoding, contentType, declared });
}
function configured({ options }) {
    return configure(rules, { rules: options?.rules ?? {} });
}
function fixOptions(fixture) {
    return { rules: configured(fixture), scopeFor: createScope, unsafe: fixture.options?.unsafe ?? false };
}
function find(document, fixture) {
    return lint(document, { rules: configured(fixture), scopeOf: createScope(document) });
}
/** A finding in the form of `expected.json`; the reason only where the case has one. */
function asWritten(finding, document, fixture) {
    const start = document.placeOf(finding.span.start);
    const end = document.placeOf(finding.span.end);
    const isReasonAsked = fixture.findings.some((expected) => expected.rule === finding.ruleId && expected.line === start.line && expected.reason);
    return {
        rule: finding.ruleId,
        severity: finding.level,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        ...(isReasonAsked ? { reason: finding.reason } : {}),
        ...(finding.actual === undefined ? {} : { actual: finding.actual }),
        ...(finding.expected === undefined ? {} : { expected: finding.expected }),
        ...(finding.pairs === undefined ? {} : { pairs: finding.pairs.map(pairAsWritten) })
    };
}
function withEndLine(expected) {
    return { ...expected, endLine: expected.endLine ?? expected.line };
}
function pairAsWritten({ found, bytes, expected }) {
    const hex = bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
    return `${found} = ${hex} = ${expected}`;
}
/** 1-based numbers of the lines whose bytes differ, line ends included. */
function changedLines(before, after) {
    const [old, now] = [linesOf(before), linesOf(after)];
    assert.is(now.length, old.length, 'a fix keeps the number of lines');
    return old.flatMap((line, index) => (line === now[index] ? [] : [index + 1]));
}
function repairedLines(document, fixture) {
    const isUnsafeAllowed = fixture.options.unsafe ?? false;
    const repaired = find(document, fixture).filter(({ edit }) => edit && (edit.tier === 'safe' || isUnsafeAllowed));
    const numbers = repaired.map((finding) => document.placeOf(finding.span.start).line);
    return [...new Set(numbers)].sort((a, b) => a - b);
}
function linesOf(bytes) {
    return Buffer.from(bytes).toString('latin1').split(/(?<=\r\n|\n|\r(?!\n))/);
}
test.run();
