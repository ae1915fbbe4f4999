import '../../../src/encoding/standard-codecs.js';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLedger } from '../../../src/cli/suppressions/ledger.js';
import { createDocument } from '../../../src/lint/document.js';
import { scratch } from '../scratch.js';
const home = scratch({ 'docs/there.md': '' });
function open(entries, kind = 'obey', rules) {
    const suppressions = new Map();
    for (const [key, count] of Object.entries(entries)) {
        const [file = '', rule = '', ...words] = key.split(' ');
        const text = words.join(' ');
        const ofFile = suppressions.get(file) ?? new Map();
        suppressions.set(file, ofFile.set(rule, (ofFile.get(rule) ?? new Map()).set(text, count)));
    }
    return createLedger({ path: path.join(home, 'list.json'), shown: 'list.json', bytes: undefined, suppressions }, { kind, rules });
}
function entriesOf({ file: { suppressions } }) {
    return Object.fromEntries([...suppressions].flatMap(([file, rules]) => [...rules].flatMap(([rule, texts]) => [...texts].map(([text, count]) => [`${file} ${rule} ${text}`, count]))));
}
/** Checks a file in which each word is a finding, `rule:text`, and gives those that are left. */
function left(ledger, file, words, level = 'error') {
    const findings = words.split(' ').filter((word) => word !== '').map((word) => {
        const [ruleId = '', actual = ''] = word.split(':');
        return { ruleId, actual, level, reason: '', span: { start: 0, end: 0 } };
    });
    return ledger.withoutSuppressed(path.join(home, file), createDocument({ bytes: new Uint8Array() }), findings).map(({ ruleId, actual }) => `${ruleId}:${actual}`).join(' ');
}
test('a text is suppressed in its file, for its rule, as often as the list says', () => {
    const ledger = open({ 'a.md r x': 2 });
    assert.is(left(ledger, 'a.md', 'r:x r:y s:x r:x'), 'r:y s:x');
    assert.is(left(ledger, 'b.md', 'r:x'), 'r:x');
    assert.equal(ledger.counts, { suppressed: 2, added: 0, exceeded: 0, unused: 0, pruned: 0 });
});
test('once more than the list says, and all are shown', () => {
    const ledger = open({ 'a.md r x': 2, 'a.md r y': 1 });
    assert.is(left(ledger, 'a.md', 'r:x r:x r:y r:x'), 'r:x r:x r:x');
    assert.equal(ledger.counts, { suppressed: 1, added: 0, exceeded: 1, unused: 0, pruned: 0 });
});
test('warnings are suppressed as errors are, infos are shown and not counted', () => {
    const ledger = open({ 'a.md r x': 1 });
    assert.is(left(ledger, 'a.md', 'r:x', 'warning'), '');
    assert.is(left(ledger, 'a.md', 'r:x r:x', 'info'), 'r:x r:x');
});
test('what is no longer there is unused, in files of the run and no others', () => {
    const ledger = open({ 'a.md r x': 2, 'a.md r y': 1, 'a.md s x': 1, 'docs/there.md r x': 1, 'gone.md r x': 1, 'docs/gone.md r x': 1 });
    left(ledger, 'a.md', 'r:x r:y');
    ledger.settle([]);
    assert.is(ledger.counts.unused, 2);
    const entries = entriesOf(ledger);
    assert.is(Object.keys(entries).length, 6);
});
test('a file that is gone counts where its folder was searched', () => {
    const entries = { 'docs/there.md r x': 1, 'docs/gone.md r x': 1, 'docs2/gone.md r x': 1, 'gone.md r x': 1 };
    for (const [folders, unused] of [[[], 0], [['docs'], 1], [['docs/'], 1], [['.'], 3], [['gone.md'], 0]]) {
        const ledger = open(entries);
        ledger.settle(folders.map((folder) => path.join(home, folder)));
        assert.is(ledger.counts.unused, unused, folders.join());
    }
});
test('pruning cuts to what is there and leaves the files of others alone', () => {
    const ledger = open({ 'a.md r x': 3, 'a.md r y': 1, 'a.md s x': 1, 'docs/there.md r x': 1, 'docs/gone.md r x': 1, 'b.md r x': 1 }, 'prune');
    left(ledger, 'a.md', 'r:x r:x s:x s:x');
    left(ledger, 'b.md', '');
    ledger.settle([path.join(home, 'docs')]);
    assert.equal(entriesOf(ledger), { 'a.md r x': 2, 'a.md s x': 1, 'docs/there.md r x': 1 });
    assert.equal(ledger.counts, { suppressed: 2, added: 0, exceeded: 1, unused: 0, pruned: 4 });
});
test('suppressing adds what is found and takes nothing away', () => {
    const ledger = open({ 'a.md r x': 1, 'a.md r y': 5, 'b.md r x': 1 }, 'suppress');
    assert.is(left(ledger, 'a.md', 'r:x r:x r:y s:z'), '');
    assert.is(left(ledger, 'a.md', 'r:x', 'info'), 'r:x');
    assert.equal(entriesOf(ledger), { 'a.md r x': 2, 'a.md r y': 5, 'b.md r x': 1, 'a.md s z': 1 });
    assert.is(ledger.counts.added, 2);
});
test('suppressing some rules shows the others', () => {
    const ledger = open({}, 'suppress', ['r', 't']);
    assert.is(left(ledger, 'a.md', 'r:x s:x t:x'), 's:x');
    assert.equal(entriesOf(ledger), { 'a.md r x': 1, 'a.md t x': 1 });
});
test('a text past 200 code units has a short name of its own', () => {
    const ledger = open({}, 'suppress');
    const long = 'x'.repeat(201);
    left(ledger, 'a.md', `r:${'x'.repeat(200)} r:${long} r:${long}y`);
    const texts = Object.keys(entriesOf(ledger)).map((key) => key.slice('a.md r '.length));
    assert.equal(texts.map((text) => text.replace(/[0-9a-f]{64}$/, 'hash').length), [200, 109, 109]);
    assert.is(new Set(texts).size, 3);
    assert.is(left(open(entriesOf(ledger)), 'a.md', `r:${long}`), '');
});
test('files above the list are named from it', () => {
    const ledger = open({ '../a.md r x': 1 });
    assert.is(left(ledger, '../a.md', 'r:x'), '');
});
test('bytes that are not UTF-8 are a text as well', () => {
    const ledger = open({}, 'suppress');
    const document = createDocument({ bytes: Uint8Array.from([0x61, 0xe9, 0xc3, 0xa9, 0xff]) });
    ledger.withoutSuppressed(path.join(home, 'a.md'), document, [{ ruleId: 'r', level: 'error', reason: '', span: { start: 0, end: 5 } }]);
    assert.equal(entriesOf(ledger), { 'a.md r a\\xE9\u00e9\\xFF': 1 });
});
test.run();
