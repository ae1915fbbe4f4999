import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { lint } from '../../src/lint/lint.js';
import { bytesOf, shownBytes } from './random-bytes.js';
const configured = configure(rules, {});
/** What is found in a text: rule, level, and the text of the place. */
function found(text, directives) {
    const document = createDocument({ bytes: bytesOf(text) });
    return lint(document, { rules: configured, ...(directives === undefined ? {} : { directives }) }).map(({ ruleId, level, span }) => `${ruleId} ${level} ${document.text(span)}`);
}
test('directives are obeyed unless they are to be ignored', () => {
    const text = 'a \ufffd # mojilint-disable-line -- quoted\n';
    assert.equal(found(text), []);
    assert.equal(found(text, 'report-unused'), []);
    assert.equal(found(text, 'ignore'), ['no-replacement-char error \ufffd']);
});
test('a rule that does not exist is a warning with the nearest one, and disables nothing', () => {
    const text = 'a \ufffd # mojilint-disable-line no-replacment-char, no-bomm, nothing like it -- \u00e9\n';
    assert.equal(found(text), ['no-replacement-char error \ufffd', 'directive warning no-replacment-char', 'directive warning no-bomm', 'directive warning nothing']);
    const document = createDocument({ bytes: bytesOf(text) });
    const [, near, , far] = lint(document, { rules: configured });
    assert.is(near?.reason, 'Unexpected rule `no-replacment-char` in a directive, expected `no-replacement-char`');
    assert.equal(near?.expected, ['no-replacement-char']);
    assert.is(far?.reason, 'Unexpected rule `nothing` in a directive, expected one of ambiguous-encoding, no-bom, no-mojibake, no-replacement-char');
    assert.is(far?.expected, undefined);
});
test('a misspelt directive is a warning, and disables nothing', () => {
    assert.equal(found('a \ufffd # mojilint-disable-lnie\n'), ['no-replacement-char error \ufffd', 'directive warning mojilint-disable-lnie']);
    assert.equal(found('a \ufffd # mojilint-disable-lnie\n', 'ignore'), ['no-replacement-char error \ufffd']);
});
test('without a finding nobody looks for directives, unless unused ones are to be reported', () => {
    const text = 'a # mojilint-disable-line no-bom no-bomm\n';
    assert.equal(found(text), []);
    assert.equal(found(text, 'report-unused'), ['directive error no-bom', 'directive warning no-bomm']);
    assert.equal(found('a # mojilint-enable\n', 'report-unused'), ['directive error mojilint-enable']);
});
test('a rule that is off is no stranger, but nothing of it can be disabled', () => {
    const document = createDocument({ bytes: bytesOf('\ufeffa # mojilint-disable-line no-bom\n\ufffd') });
    const off = configure(rules, { rules: { 'no-bom': 'off' } });
    const idsOf = (directives) => lint(document, { rules: off, directives }).map(({ ruleId }) => ruleId);
    assert.equal(idsOf('obey'), ['no-replacement-char']);
    assert.equal(idsOf('report-unused'), ['directive', 'no-replacement-char']);
});
test('directives are read in files of another encoding as well', () => {
    const bytes = Uint8Array.from(Buffer.from('\ufeffa \ufffd # mojilint-disable-line no-replacement-char\n', 'utf16le'));
    assert.equal(lint(createDocument({ bytes }), { rules: configured }).map(({ ruleId }) => ruleId), ['no-bom']);
});
test('what is disabled is not fixed, pass after pass', () => {
    const damaged = 'Un caf\u00c3\u00a9 cr\u00c3\u00a8me';
    const bytes = bytesOf(`${damaged}\n${damaged} <!-- mojilint-disable-line -->\r\n<!-- mojilint-disable no-mojibake -->\n\ufeff${damaged}\n`);
    const fixed = fix(createDocument({ bytes }), { rules: configured, scopeFor: () => undefined, unsafe: true });
    const right = 'Un caf\u00e9 cr\u00e8me';
    assert.is(Buffer.from(fixed.bytes).toString(), `${right}\n${damaged} <!-- mojilint-disable-line -->\r\n<!-- mojilint-disable no-mojibake -->\n${damaged}\n`);
    assert.equal(fixed.findings, []);
    const all = fix(createDocument({ bytes }), { rules: configured, scopeFor: () => undefined, unsafe: true, directives: 'ignore' });
    assert.not.match(shownBytes(all.bytes), /\u00c3\u0083/);
});
test.run();
