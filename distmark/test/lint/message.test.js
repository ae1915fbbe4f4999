import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { toMessage } from '../../src/lint/message.js';
import { bytesOf, randomFile, randomFrom } from './random-bytes.js';
const configured = configure(rules, {});
/** The messages of a file, each with the text that its place covers. */
function messagesOf(bytes, path = 'a.md') {
    const document = createDocument({ bytes, path });
    const text = document.text({ start: 0, end: document.utf8.length });
    return lint(document, { rules: configured, scopeOf: createScope(document) }).map((finding) => {
        const message = toMessage(document, finding);
        const { start, end } = placeOf(message);
        return { message, covered: text.slice(start.offset, end.offset) };
    });
}
function placeOf({ place }) {
    if (place === undefined || !('start' in place))
        throw new Error('a message has a place with an end');
    return place;
}
const damaged = 'Un caf\u00c3\u00a9 cr\u00c3\u00a8me \u00c3\u00a0 la carte\n';
test('error is fatal, warning is not, information is neither', () => {
    const document = createDocument({ bytes: bytesOf(damaged) });
    const fatalOf = (level) => toMessage(document, { span: { start: 0, end: 1 }, reason: 'Unexpected a', ruleId: 'no-bom', level }).fatal;
    assert.equal([fatalOf('error'), fatalOf('warning'), fatalOf('info')], [true, false, undefined]);
});
test('the page of every rule, and of what is wrong with directives, is there', () => {
    const document = createDocument({ bytes: bytesOf('a') });
    for (const ruleId of [...rules.map(({ id }) => id), 'directive']) {
        const { url } = toMessage(document, { span: { start: 0, end: 1 }, reason: 'Unexpected a', ruleId, level: 'error' });
        const [, page] = /^https:\/\/[^/]+\/mojilint\/mojilint\/blob\/main\/(docs\/.+)$/.exec(url ?? '') ?? [];
        assert.ok(fs.existsSync(path.join(import.meta.dirname, '../../..', page ?? 'missing')), url);
    }
});
test('a repaired line has pairs, tables, gain, a note, a page and its edit', () => {
    const [only, ...others] = messagesOf(bytesOf(damaged));
    assert.is(others.length, 0);
    const { message, covered } = only;
    assert.is(message.ruleId, 'no-mojibake');
    assert.is(message.source, 'mojilint');
    assert.is(message.file, 'a.md');
    assert.match(message.url ?? '', /^https:.*\/no-mojibake\.md$/);
    assert.is(message.actual, '\u00c3\u00a9 cr\u00c3\u00a8me \u00c3\u00a0');
    assert.is(covered, message.actual);
    assert.equal(message.expected, ['\u00e9 cr\u00e8me \u00e0']);
    assert.equal(message.pairs?.map((pair) => pair.bytes), [[0xc3, 0xa9], [0xc3, 0xa8], [0xc3, 0xa0]]);
    assert.ok(message.tables?.includes('windows-1252'));
    assert.ok((message.gain ?? 0) > 10);
    assert.equal(message.byteSpan, { start: 6, end: 24 });
    assert.is(message.fix?.tier, 'safe');
});
test('the reason and the note tell the pair, and the note says what, why and what to do', () => {
    const { reason, note = '' } = messagesOf(bytesOf(damaged))[0].message;
    assert.ok(reason.startsWith('Unexpected `\u00c3\u00a9 cr\u00c3\u00a8me \u00c3<'), reason);
    assert.match(reason, /, expected `\u00e9 cr\u00e8me \u00e0`/);
    assert.match(reason, /`\u00c3\u00a9` \u2190 C3 A9 \u2192 `\u00e9`/);
    for (const bytes of ['C3 A9', 'C3 A8', 'C3 A0'])
        assert.ok(note.includes(bytes), note);
    assert.match(note, /goes back to its byte/);
    assert.match(note, /nats/);
    assert.match(note, /`--fix` puts the line right/);
});
test('a place counts UTF-16 units from 1, its offsets from 0, with a mark at the start of the file', () => {
    const { message, covered } = messagesOf(bytesOf('\ufeff\u{1f600} ok\r\n# \u00c3\u0153ber Gr\u00c3\u00bc\u00c3\u0178e\r\n'))[1];
    assert.equal(placeOf(message), { start: { line: 2, column: 3, offset: 10 }, end: { line: 2, column: 15, offset: 22 } });
    assert.is(covered, message.actual);
});
test('text without a repair has no expected value', () => {
    for (const file of ['Jos\ufffd\n', 'a\ufeffb\n', '`\u00c3\u00a9t\u00c3\u00a9`\n', '\u0416 caf\u00c3\u00a9 pr\u00c3\u00a9par\u00c3\u00a9 \u00c3\u00a0 Paris\n']) {
        const [only] = messagesOf(bytesOf(file));
        assert.ok(only, file);
        assert.is(only.message.expected, undefined, file);
        assert.is(only.message.fix, undefined, file);
    }
});
test('readings that differ are all expected, and none is made', () => {
    const [only] = messagesOf(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n'));
    assert.is(only?.message.ruleId, 'ambiguous-encoding');
    assert.ok((only?.message.expected?.length ?? 0) > 1);
    assert.is(only?.message.fix, undefined);
});
test('whatever a file holds, messages show no control and no character that turns text, and their places hold', () => {
    const seed = 20260803;
    const random = randomFrom(seed);
    for (let run = 0; run < 1500; run++) {
        const bytes = randomFile(random, 14);
        const hint = `seed ${seed}, run ${run}: ${JSON.stringify(Buffer.from(bytes).toString('latin1'))}`;
        for (const { message, covered } of messagesOf(bytes, run % 2 === 0 ? 'a.md' : 'a.txt')) {
            assert.not.match(message.reason, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u, hint);
            assert.not.match((message.note ?? '').replaceAll('\n', ''), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u, hint);
            assert.match(message.reason, /^Unexpected .*, expected /, hint);
            assert.ok((message.note ?? '') !== '', hint);
            if (message.actual !== undefined)
                assert.is(covered, message.actual, hint);
            if (message.ruleId === 'no-mojibake')
                assert.ok((message.pairs?.length ?? 0) > 0, hint);
            if (message.ruleId !== 'ambiguous-encoding')
                assert.is(message.expected !== undefined, message.fix?.tier === 'safe', hint);
            if (message.fix !== undefined && message.expected !== undefined)
                assert.is(Buffer.from(message.fix.replacement).toString(), message.expected[0], hint);
        }
    }
});
test.run();
