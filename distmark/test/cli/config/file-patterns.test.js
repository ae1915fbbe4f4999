import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultOfPatterns, matcherOf } from '../../../src/cli/config/file-patterns.js';
for (const [patterns, matches, spares] of [
    [['*.md'], ['a.md', 'docs/a.md', 'A.MD'], ['a.mdx', 'md']],
    [['/*.md'], ['a.md'], ['docs/a.md']],
    [['./*.md'], ['a.md'], ['docs/a.md']],
    [['docs/*.md'], ['docs/a.md'], ['a.md', 'x/docs/a.md', 'docs/x/a.md']],
    [['docs/**'], ['docs/a.md', 'docs/x/a'], ['x/docs/a.md']],
    [['docs/'], ['docs/a.md', 'x/docs/y/a.md'], ['docs']],
    [['*.{csv,t{s,a}v}'], ['a.csv', 'a.tsv', 'a.TAV'], ['a.tv', 'a.{csv,tsv}']],
    [['{docs,notes}/*'], ['docs/a', 'notes/a'], ['src/a']],
    [['\\{a,b}.md'], ['{a,b}.md'], ['a.md']],
    [['{a}.md'], ['{a}.md'], ['a.md']],
    [['docs/**', '!docs/x/a.md'], ['docs/x/b.md'], ['docs/x/a.md']],
    [['!*.txt', '*'], ['a.md'], ['a.txt', 'docs/a.TXT']],
    [['#a.md'], ['#a.md'], ['a.md']],
    [['two words.md'], ['two words.md'], ['two', 'words.md']],
    [['Docs/*'], ['Docs/a'], ['docs/a']],
    [['**'], ['a', '.hidden/b'], ['../a', '..', '', '/a']]
]) {
    test(`${JSON.stringify(patterns)} matches ${matches.join(' ')} and not ${spares.join(' ')}`, () => {
        const isMeant = matcherOf(patterns);
        assert.equal([...matches, ...spares].filter(isMeant), [...matches]);
    });
}
test('a pattern that leads out of the folder can never match, and is said', () => {
    assert.is(faultOfPatterns(['a', '../b'])?.index, 1);
    assert.is(faultOfPatterns(['!./../b'])?.index, 0);
    assert.is(faultOfPatterns(['..a/b', '...']), undefined);
});
test('patterns that only take away mean no file, and no pattern at all means none', () => {
    assert.match(faultOfPatterns(['!a', '!b'])?.message ?? '', /expected one that does not begin with "!"/);
    assert.ok(faultOfPatterns([]));
});
test.run();
