import fc from 'fast-check';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linkDestination } from '../../src/lint/link-destination.js';
const SEED = 20_240_229;
/** The links, images and definitions of a text: the url that the parser read, and the source that we find. */
function destinationsOf(text) {
    const result = [];
    const visit = (node) => {
        const kind = node.type;
        if ((kind === 'link' || kind === 'image' || kind === 'definition') && 'url' in node) {
            const range = linkDestination(text, { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0, kind });
            result.push({ url: String(node.url), found: text.slice(range?.start ?? 0, range?.end ?? 0) });
        }
        if ('children' in node && Array.isArray(node.children))
            node.children.forEach(visit);
    };
    visit(unified().use(remarkParse).parse(text));
    return result;
}
const unescaped = (source) => source.replace(/\\([!-/:-@[-`{-~])/g, '$1');
test('destinations are exact where the source is full of brackets', () => {
    const sources = new Map([
        ['[a](b)', ['b']],
        ['[a]()', ['']],
        ['[a](<>)', ['']],
        ['[a](b "")', ['b']],
        ['[a]("title")', ['"title"']],
        ['[a]( "title" )', ['"title"']],
        ['[a](b(c(d)) (e))', ['b(c(d))']],
        ['[a](\\(<b>)', ['\\(<b>']],
        ['[a <b](c>)', ['c>']],
        ['[a]( <b c\\> (d>\n"e")', ['b c\\> (d']],
        ['[say "a]( "b")', ['"b"']],
        ['[a](b "c](d")', ['b']],
        ['![`]` ![a](b)](c \'d "e\')', ['c']],
        ['> [a](\n> b\n> "c"\n> )', ['b']],
        ['> [a](\n>b)', ['b']],
        ['> [a](<b>\n>"c")', ['b']],
        ['<mailto:a@b.c>', ['mailto:a@b.c']],
        ['[a\\]b]:\n  <c d>\n  (e)', ['c d']],
        ['> [a]:\n> b', ['b']],
        ['[a]:b]:c', ['b]:c']],
    ]);
    for (const [text, expected] of sources)
        assert.equal(destinationsOf(text).map(({ found }) => found), expected, text);
});
test('destinations are those that the parser read', () => {
    const piece = fc.constantFrom('[', ']', '](', ')', '(', '<', '>', '"', "'", ' ', ' "', '\n', '\n> ', '\\', 'a', 'b', '!', ']:', '`', '[a](', '<x:');
    const text = fc.array(piece, { maxLength: 24 }).map(pieces => pieces.join(''));
    let count = 0;
    fc.assert(fc.property(text, fc.constantFrom('', '> ', '[a](', '![a](', '[a]: '), fc.constantFrom('', ')'), (middle, before, after) => {
        for (const { url, found } of destinationsOf(before + middle + after)) {
            // Read backwards such a destination looks like a label and a destination.
            if (url.includes(']('))
                continue;
            count++;
            assert.is(unescaped(found), url);
        }
    }), { seed: SEED, numRuns: 6000 });
    assert.ok(count > 1000, `only ${count} destinations were compared`);
});
test('a source that shows no destination gives none', () => {
    assert.is(linkDestination('[a][b]', { start: 0, end: 6, kind: 'link' }), undefined);
    assert.is(linkDestination('[a] b', { start: 0, end: 5, kind: 'definition' }), undefined);
    assert.equal(linkDestination('see www.a.b', { start: 4, end: 11, kind: 'link' }), { start: 4, end: 11 });
});
test.run();
