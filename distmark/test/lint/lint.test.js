import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { defineRule } from '../../src/lint/rule.js';
import { bytesOf } from './random-bytes.js';
const open = (...parts) => createDocument({ bytes: bytesOf(...parts) });
function find(document, settings = {}, scopeOf) {
    return lint(document, { rules: configure(rules, { rules: settings }), scopeOf });
}
test('findings come by place, and those at one place by rule', () => {
    const document = open('\ufeffCaf\u00c3\u00a9 pr\u00c3\u00a9f\u00c3\u00a9r\u00c3\u00a9\n', [0xff], ' \u00fcber \u00e9t\u00e9\n\ufeffJos\ufffd\n');
    assert.equal(find(document, {}).map(({ ruleId, span }) => [ruleId, document.placeOf(span.start).line]), [
        ['no-bom', 1], ['no-mojibake', 1], ['no-replacement-char', 2], ['no-bom', 3], ['no-replacement-char', 3]
    ]);
});
test('of findings that lie in each other, the one that begins first comes first', () => {
    const document = open('Gr\u00c3\u00bc\u00c3\u0178e, Ren\u00ef\u00bf\u0153 f\u00c3\u00bcr alle\n');
    assert.equal(find(document).map(({ ruleId, span }) => [ruleId, span]), [['no-mojibake', { start: 2, end: 28 }], ['no-replacement-char', { start: 16, end: 22 }]]);
});
test('severity is that of the configuration, but information stays information', () => {
    const document = open('U+FFFD \ufffd\nJos\ufffd\n');
    assert.equal(find(document, { 'no-replacement-char': 'warn' }).map(({ level }) => level), ['info', 'warning']);
    assert.equal(find(document, { 'no-replacement-char': 'error' }).map(({ level }) => level), ['info', 'error']);
});
test('a rule that is off finds nothing, and the others do', () => {
    const document = open('\ufeffJos\ufffd\n');
    assert.equal(find(document, { 'no-bom': 'off' }).map(({ ruleId }) => ruleId), ['no-replacement-char']);
});
test('scopes are asked for only when there is something to report', () => {
    let questions = 0;
    const scopeOf = () => {
        questions++;
        return 'prose';
    };
    find(open('\u041f\u0440\u0438\u0432\u0435\u0442, caf\u00e9 \u00d6\u011frenin CAF\u00c9\u2122\n'), {}, scopeOf);
    assert.is(questions, 0);
    find(open('Caf\u00c3\u00a9 pr\u00c3\u00a9f\u00c3\u00a9r\u00c3\u00a9\n'), {}, scopeOf);
    assert.ok(questions > 0);
});
test('without a scope lookup everything is prose', () => {
    const document = open('`Caf\u00c3\u00a9 pr\u00c3\u00a9f\u00c3\u00a9r\u00c3\u00a9`\n');
    assert.equal(find(document).map(({ level, edit }) => [level, edit?.tier]), [['error', 'safe']]);
    assert.equal(find(document, {}, () => 'inline-code').map(({ level, edit }) => [level, edit?.tier]), [['info', undefined]]);
});
test('a rule sees its own options, and those of another rule, on or off', () => {
    let seen;
    const asking = defineRule({
        id: 'asking', summary: '', why: '', fix: 'never', severity: 'error', triggers: 0, sources: [],
        options: { type: 'object', additionalProperties: false, properties: { strict: { type: 'boolean', description: '', default: true } } },
        check: (_, { options, optionsOf }) => {
            seen = [options, optionsOf('no-bom'), optionsOf('nothing')];
        }
    });
    lint(open(''), { rules: configure([...rules, asking], { rules: { 'no-bom': ['error', { always: true }] } }) });
    assert.equal(seen, [{ strict: true }, { always: true }, {}]);
    lint(open(''), { rules: configure([...rules, asking], { rules: { 'no-bom': ['off', { always: true }] } }) });
    assert.equal(seen, [{ strict: true }, { always: true }, {}]);
});
test('an empty file and a file of line ends have no findings', () => {
    for (const text of ['', '\n', '\r\r\n\n'])
        assert.equal(find(open(text), {}), []);
});
test.run();
