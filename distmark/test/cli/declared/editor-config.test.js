import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { charsetOf, parseEditorConfig } from '../../../src/cli/declared/editor-config.js';
import { editorConfigMatcher } from '../../../src/cli/declared/editor-config-glob.js';
import { seededRandom } from '../../seeded-random.js';
/** Which of the paths a section's pattern holds for. */
function matched(glob, ...paths) {
    return paths.filter(editorConfigMatcher(glob));
}
test('a pattern without a slash holds at any depth, one with a slash from the folder on', () => {
    assert.equal(matched('*.md', 'a.md', 'b/c.md', 'a.mdx', 'md'), ['a.md', 'b/c.md']);
    assert.equal(matched('/*.md', 'a.md', 'b/c.md'), ['a.md']);
    assert.equal(matched('b/*.md', 'b/c.md', 'a/b/c.md', 'b/d/c.md'), ['b/c.md']);
    assert.equal(matched('*', 'a', 'b/c.d'), ['a', 'b/c.d']);
});
test('two stars cross folders', () => {
    assert.equal(matched('b/**.md', 'b/c.md', 'b/d/c.md', 'c.md'), ['b/c.md', 'b/d/c.md']);
    assert.equal(matched('b/**/c.md', 'b/c.md', 'b/d/c.md', 'b/d/e/c.md', 'bc.md'), ['b/c.md', 'b/d/c.md', 'b/d/e/c.md']);
    assert.equal(matched('**', 'a', 'b/c'), ['a', 'b/c']);
});
test('question marks and sets stand for one character', () => {
    assert.equal(matched('a?.md', 'ab.md', 'a.md', 'abc.md', 'a/.md'), ['ab.md']);
    assert.equal(matched('[ab-d].md', 'a.md', 'c.md', 'e.md', '-.md'), ['a.md', 'c.md']);
    assert.equal(matched('[!ab].md', 'a.md', 'c.md', '/.md'), ['c.md']);
    assert.equal(matched('[a.md', '[a.md', 'a.md'), ['[a.md']);
});
test('braces are choices, numbers or themselves', () => {
    assert.equal(matched('*.{md,txt}', 'a.md', 'b/a.txt', 'a.html'), ['a.md', 'b/a.txt']);
    assert.equal(matched('{a,b{c,d}}.md', 'a.md', 'bc.md', 'bd.md', 'b.md'), ['a.md', 'bc.md', 'bd.md']);
    assert.equal(matched('{,old-}a.md', 'a.md', 'old-a.md', 'x-a.md'), ['a.md', 'old-a.md']);
    assert.equal(matched('ch{2..10}.md', 'ch1.md', 'ch2.md', 'ch10.md', 'ch11.md', 'ch2..10.md'), ['ch2.md', 'ch10.md']);
    assert.equal(matched('{single}.md', '{single}.md', 'single.md'), ['{single}.md']);
    assert.equal(matched('{a,b.md', '{a,b.md', 'a.md'), ['{a,b.md']);
    assert.equal(matched('a}.md', 'a}.md'), ['a}.md']);
});
test('what regular expressions make of a character does not count, and a backslash takes its meaning away', () => {
    assert.equal(matched('a+(b).md', 'a+(b).md', 'aab.md'), ['a+(b).md']);
    assert.equal(matched('a\\*.md', 'a*.md', 'ab.md'), ['a*.md']);
    assert.equal(matched('a|b', 'a|b', 'a'), ['a|b']);
});
test('no pattern throws', () => {
    const seed = 12;
    const random = seededRandom(seed);
    for (let round = 0; round < 3000; round++) {
        const glob = Array.from({ length: 1 + random.below(8) }, () => random.pick([...'ab*?[]{},!-^\\/.0&|()', '**', '/**/', '{1..3}', '[z-a]', '\u{1f600}'])).join('');
        for (const name of ['a', 'b/a', '2', 'a/b.c'])
            assert.type(editorConfigMatcher(glob)(name), 'boolean', `seed ${seed}, round ${round}: ${glob}`);
    }
    assert.equal(matched('[z-a].md', 'a.md', 'z.md'), []);
});
const folder = path.resolve('/repo');
const read = (...lines) => parseEditorConfig(lines.join('\n'), folder);
test('keys count in any case, later sections are on top, and other lines are passed over', () => {
    const config = read('\ufeffROOT = True', '; comment', '[*]', 'Charset = UTF-8', '# charset = latin1', 'indent_size = 2', 'nonsense', '[*.txt]', 'charset=latin1', '[old/**]', 'charset = unset');
    assert.ok(config.isRoot);
    const charset = (name) => charsetOf(path.join(folder, name), [config]);
    assert.equal(['a.md', 'a.txt', 'b/a.txt', 'old/a.txt'].map(charset), ['utf-8', 'latin1', 'latin1', undefined]);
});
test('a charset before the first section, and root after it, mean nothing', () => {
    const config = read('charset = latin1', '[*]', 'root = true');
    assert.not(config.isRoot);
    assert.equal(config.charsets.length, 0);
    assert.ok(read('root=true').isRoot);
    assert.not(read('root = false').isRoot);
});
test('the nearer file is on top, and takes a charset away', () => {
    const above = parseEditorConfig('[*]\ncharset = latin1', folder);
    const below = parseEditorConfig('[*.md]\ncharset = utf-8\n[*.csv]\ncharset = unset', path.join(folder, 'docs'));
    const charset = (name) => charsetOf(path.join(folder, 'docs', name), [below, above]);
    assert.equal(['a.md', 'a.csv', 'a.txt'].map(charset), ['utf-8', undefined, 'latin1']);
});
test.run();
