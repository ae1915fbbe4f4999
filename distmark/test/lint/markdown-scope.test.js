import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../src/encoding/standard-codecs.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { isCapped, PARSED_BYTES_MAXIMUM } from '../../src/lint/scope-cap.js';
import { documentOf, placeOfWord } from './scope-probe.js';
const scopesOf = (text, ...words) => {
    const scopeOf = createScope(documentOf(text, 'markdown'));
    return words.map(word => scopeOf(placeOfWord(text, word)));
};
test('text, code spans, code blocks and html are told apart', () => {
    const text = 'one `two` three\n\n```js\nfour\n```\n\n    five\n\n<div>six</div>\n\nseven <b>eight</b>\n';
    assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'b>eight', 'eight'), ['prose', 'inline-code', 'prose', 'code', 'code', 'html', 'prose', 'html', 'prose']);
});
test('a code span may go on over a line end', () => {
    assert.equal(scopesOf('a `one\ntwo` three', 'one', 'two', 'three'), ['inline-code', 'inline-code', 'prose']);
});
test('places are right behind emoji, which are two units wide', () => {
    const text = '\u{1F600}\u{1F600}`a`b';
    const scopeOf = createScope(documentOf(text, 'markdown'));
    assert.equal([1, 4, 5, 6, 7, 8].map(column => scopeOf({ line: 1, column })), ['prose', 'prose', 'inline-code', 'inline-code', 'inline-code', 'prose']);
});
for (const [name, lineEnd] of [['CRLF', '\r\n'], ['CR alone', '\r'], ['LF', '\n']]) {
    test(`lines that end in ${name} are counted`, () => {
        const text = ['one', '', '~~~', 'two', '', 'three', '~~~', 'four `five`'].join(lineEnd);
        assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five'), ['prose', 'code', 'code', 'prose', 'inline-code']);
    });
}
test('a mark at the start is counted, on line 1 and on the later ones', () => {
    const text = '\uFEFF`a`b\n\n`c`d';
    const scopeOf = createScope(documentOf(text, 'markdown'));
    for (const [line, first] of [[1, 2], [3, 1]]) {
        const columns = [first, first + 2, first + 3];
        assert.equal(columns.map(column => scopeOf({ line, column })), ['inline-code', 'inline-code', 'prose'], `line ${line}`);
    }
});
test('NUL and entities do not move places', () => {
    const text = '\0&amp;&eacute;&#xFFFD; \0`a`b [x](&amp;url) c';
    assert.equal(scopesOf(text, '`a', 'b', '&amp;url', ') c'), ['inline-code', 'prose', 'url', 'prose']);
});
test('fences are found in nested lists and quotes', () => {
    const text = '- a\n  - b\n\n    ```\n    one\n    ```\n    two\n\n> > ```\n> > three\n> four\n\n> ~~~\n> five\nsix\n';
    assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five', 'six'), ['code', 'prose', 'code', 'prose', 'code', 'prose']);
});
test('destinations are URLs, labels and titles are prose', () => {
    const text = '[label](dest "title") ![alt](<pic ture> (name)) <http://auto.link> [ref][id]\n\n[id]: <defi nition> \'heading\'\n[other]: plain\n';
    assert.equal(scopesOf(text, 'label', 'dest', 'title', 'alt', 'pic', 'ture', 'name', 'http', 'ref', 'id]:', 'defi', 'nition', 'heading', 'plain'), ['prose', 'url', 'prose', 'prose', 'url', 'url', 'prose', 'url', 'prose', 'prose', 'url', 'url', 'prose', 'url']);
});
test('an image in a link has its own destination', () => {
    assert.equal(scopesOf('[![alt](inner)](outer)', 'alt', 'inner', 'outer'), ['prose', 'url', 'url']);
});
test('code in a label is code', () => {
    assert.equal(scopesOf('[a `b](c` d](e)', 'b](c', ' d', 'e'), ['inline-code', 'prose', 'url']);
});
test('what stands between inline tags that quote is code', () => {
    const text = 'a <code>one *two*</code> three <KBD class="x>y">four</KBD> <codes>five</codes> <samp>six';
    assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five', 'six'), ['code', 'code', 'prose', 'code', 'prose', 'prose']);
});
test('a forgotten end tag hides nothing in later paragraphs', () => {
    const text = 'the <code> element one\n\ntwo </code> three\n\nfour <code>five</code> six';
    assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five', 'six'), ['prose', 'prose', 'prose', 'prose', 'code', 'prose']);
});
test('html blocks hold code, attributes with URLs and markup', () => {
    const text = '<table><tr>\n<td><code>one</code> two</td>\n<td><a href="three" title="four">five</a></td></tr></table>\n\n<pre>\nsix\n\nseven</pre>\n\neight\n';
    assert.equal(scopesOf(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'), ['code', 'html', 'url', 'html', 'html', 'code', 'code', 'prose']);
});
test('an element of an html block may hold markdown', () => {
    assert.equal(scopesOf('<div><code>\n\none\n\n</code></div>\n\ntwo', 'one', 'two'), ['code', 'prose']);
});
test('a table in plain markdown is prose with its code spans', () => {
    const text = '| found | `one` |\n|---|---|\n| two | `a \\| three` |\n';
    assert.equal(scopesOf(text, 'found', 'one', 'two', 'three'), ['prose', 'inline-code', 'prose', 'inline-code']);
});
test('front matter is not taken for a heading, and what it holds opens nothing', () => {
    for (const [fence, mark] of [['---', ''], ['---', '\uFEFF'], ['+++', '']]) {
        const text = `${mark}${fence}\ntitle: one\nbody: <!-- \n~~~\n${fence}\ntwo \`three\`\n`;
        assert.equal(scopesOf(text, 'one', '~~~', 'two', 'three'), ['front-matter', 'front-matter', 'prose', 'inline-code']);
    }
});
test('nothing is read before the first question', () => {
    const document = documentOf('`a`', 'markdown');
    let count = 0;
    const scopeOf = createScope({ ...document, utf8: document.utf8, text: span => (count++, document.text(span)) });
    assert.is(count, 0);
    assert.is(scopeOf({ line: 1, column: 1 }), 'inline-code');
    const afterFirst = count;
    scopeOf({ line: 1, column: 2 });
    assert.is(count, afterFirst);
});
test('places outside of the text are answered', () => {
    const scopeOf = createScope(documentOf('a', 'markdown'));
    assert.equal([{ line: 0, column: 0 }, { line: 9, column: 9 }].map(scopeOf), ['prose', 'prose']);
    assert.is(createScope(documentOf('', 'markdown'))({ line: 1, column: 1 }), 'prose');
});
test('deep nesting ends in an answer', () => {
    for (const opening of ['>', '> - ', '[', '*a ']) {
        const text = `${opening.repeat(5000)}x\n\n\`code\``;
        assert.equal(scopesOf(text, 'code'), ['inline-code'], opening);
    }
});
test('lists in lists on one line, which take the parser minutes, are read by lines', () => {
    for (const opening of ['- ', '* ', '1. ', '> + ']) {
        const text = `${opening.repeat(40_000)}x\n\n\`code\``;
        assert.is(isCapped(documentOf(text, 'markdown')), true, opening);
        assert.equal(scopesOf(text, 'code'), ['inline-code'], opening);
    }
    // Rules of dashes and quotations in quotations are cheap, and so are real lists.
    for (const right of [`${'-'.repeat(5000)}\n`, '> > a\n'.repeat(5000), '- a - b\n'.repeat(5000), '  - a\n'.repeat(5000), '1. 2 - 3\n'.repeat(3000)]) {
        assert.is(isCapped(documentOf(right, 'markdown')), false, right.slice(0, 20));
    }
});
test('markdown above the cap is read by its lines, and says so', () => {
    const filler = 'right words\n'.repeat(Math.ceil(PARSED_BYTES_MAXIMUM / 12));
    const large = documentOf(`a \`one\ntwo\` b\n\n    indented\n\n\`span\`\n${filler}`, 'markdown');
    assert.is(isCapped(large), true);
    const scopeOf = createScope(large);
    // Spans over two lines and indented code need the parser.
    assert.equal([2, 4, 6].map(line => scopeOf({ line, column: 2 })), ['prose', 'prose', 'inline-code']);
    assert.is(isCapped(documentOf('x'.repeat(PARSED_BYTES_MAXIMUM), 'markdown')), false);
    assert.is(isCapped(documentOf('x'.repeat(PARSED_BYTES_MAXIMUM + 1), 'html')), false);
});
test.run();
