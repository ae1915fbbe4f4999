import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diffForTerminal, unifiedDiff } from '../../src/cli/diff.js';
import { hasGit } from '../git.js';
import { scratch } from './scratch.js';
const latin1 = (text) => Buffer.from(text, 'latin1');
function diff(before, after, name = 'a.md') {
    return Buffer.from(unifiedDiff({ path: name, before: latin1(before), after: latin1(after), encoding: 'utf-8' })).toString('latin1');
}
const numbered = (count, changed = []) => Array.from({ length: count }, (_, index) => `${changed.includes(index + 1) ? 'new' : 'old'} ${index + 1}\n`).join('');
test('a changed line stands between three lines on either side', () => {
    assert.is(diff(numbered(9), numbered(9, [5])), [
        '--- a/a.md', '+++ b/a.md', '@@ -2,7 +2,7 @@', ' old 2', ' old 3', ' old 4', '-old 5', '+new 5', ' old 6', ' old 7', ' old 8', ''
    ].join('\n'));
});
test('changes whose surroundings meet share a hunk, others do not', () => {
    const heads = (text) => text.split('\n').filter((line) => line.startsWith('@@'));
    assert.equal(heads(diff(numbered(20), numbered(20, [3, 10]))), ['@@ -1,13 +1,13 @@']);
    assert.equal(heads(diff(numbered(20), numbered(20, [3, 11]))), ['@@ -1,6 +1,6 @@', '@@ -8,7 +8,7 @@']);
});
const cases = {
    'no line end at the end of the file': ['a\nb', 'a\nc'],
    'no line end after an unchanged last line': ['a\nb', 'c\nb'],
    'carriage returns': ['a\r\nb\r\nc\rd\r\n', 'a\r\nB\r\nc\rd\r\n'],
    'bytes that are not UTF-8 beside the change': ['caf\xe9\n\x80\xff\nold\n', 'caf\xe9\n\x80\xff\nnew\n'],
    'bytes that are not UTF-8 in the change': ['caf\xe9\n', 'caf\xc3\xa9\n'],
    'a NUL far from the start': [`${numbered(3)}\0\n`, `${numbered(3, [2])}\0\n`],
    'a mark that goes': ['\xef\xbb\xbfa\n', 'a\n'],
    'a file of nothing but a mark': ['\xef\xbb\xbf', ''],
    'lines that are added and taken away': ['a\nb\nc\nd\n', 'a\nx\ny\nz\nc\nd\n'],
    'every line changed': [numbered(300), numbered(300, Array.from({ length: 300 }, (_, index) => index + 1))]
};
for (const [name, [before, after]] of Object.entries(hasGit('whether git applies a diff') ? cases : {})) {
    for (const file of ['a.md', 'docs/two words.md', 'quo"te\\.md', 'caf\u00e9.md']) {
        test(`git apply makes exactly the change: ${name}, in ${file}`, () => {
            const cwd = scratch({ [file]: latin1(before) });
            const patch = unifiedDiff({ path: file, before: latin1(before), after: latin1(after), encoding: 'utf-8' });
            execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd, input: patch, stdio: ['pipe', 'pipe', 'pipe'] });
            const target = path.join(cwd, file);
            assert.is(fs.existsSync(target) ? fs.readFileSync(target, 'latin1') : '', after);
        });
    }
}
test('a file in UTF-16 gets a sentence instead of a diff', () => {
    const text = unifiedDiff({ path: 'a b.txt', before: Buffer.from('\ufeffa\n', 'utf16le'), after: Buffer.from('a\n'), encoding: 'utf-16le' });
    assert.is(Buffer.from(text).toString(), 'Text of a b.txt in utf-16le becomes utf-8; a diff of lines cannot show that.\n');
});
test('a terminal sees bad bytes and controls by name, and no carriage returns', () => {
    const shown = diffForTerminal(latin1(diff('caf\xe9 \x1b[2J\xc2\x92\r\n\xef\xbb\xbfold\r\n', 'caf\xe9 \x1b[2J\xc2\x92\r\nold\r\n')), false);
    assert.is(shown, '--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,2 @@\n caf\\xE9 U+001B[2JU+0092\n-U+FEFFold\n+old\n');
});
test('colour changes no character of the diff', () => {
    const plain = latin1(diff(numbered(9), numbered(9, [5])));
    assert.is(diffForTerminal(plain, true).replace(/\u001b\[\d+m/g, ''), plain.toString());
});
test.run();
