import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLineScope } from '../../src/lint/line-scope.js';
import { documentOf, placeOfWord } from './scope-probe.js';
const scopesIn = (format) => (text, ...words) => {
    const scopeOf = createLineScope(documentOf(text, format));
    return words.map(word => scopeOf(placeOfWord(text, word)));
};
const inMarkdown = scopesIn('markdown');
const inHtml = scopesIn('html');
test('fences close only with their own mark, at least as long', () => {
    const text = 'zero\n````md\none\n```\n~~~~\ntwo\n`````\nthree\n   ~~~ `x`\nfour\n~~~ no\nfive\n~~~~~  \nsix';
    assert.equal(inMarkdown(text, 'zero', 'one', 'two', 'three', 'four', 'five', 'six'), ['prose', 'code', 'code', 'prose', 'code', 'code', 'prose']);
});
test('a fence that is never closed goes on to the end', () => {
    assert.equal(inMarkdown('one\n```\ntwo\n\nthree', 'one', 'two', 'three'), ['prose', 'code', 'code']);
});
test('backticks behind three others on the line are a span and no fence', () => {
    assert.equal(inMarkdown('``` one ``` two\nthree', 'one', 'two', 'three'), ['inline-code', 'prose', 'prose']);
});
test('fences end with the block quote or the list item that holds them', () => {
    const text = '> ```\n> one\n> > two\nthree\n\n- ~~~\n  four\n\n  five\nsix\n1. > ```\n   > seven\n   eight\n';
    assert.equal(inMarkdown(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'), ['code', 'code', 'prose', 'code', 'code', 'prose', 'code', 'prose']);
});
test('a fence shown inside a fence does not close it', () => {
    assert.equal(inMarkdown('```\n       ```\none\n```\ntwo', 'one', 'two'), ['code', 'prose']);
});
test('code spans on one line need runs of one length', () => {
    const text = 'one `two` ``three ` four`` five ` six \\`seven` eight` nine';
    assert.equal(inMarkdown(text, 'one', 'two', 'three', 'four', 'five', ' six', 'seven', 'eight'), ['prose', 'inline-code', 'inline-code', 'inline-code', 'prose', 'inline-code', 'prose', 'inline-code']);
    assert.equal(inMarkdown('\\`one` two` three', 'one', 'two', 'three'), ['prose', 'inline-code', 'prose']);
});
test('destinations on one line are URLs', () => {
    const text = 'a [one](two(x) "three") <http://four> five\n[six]: seven "eight"\n`[nine](ten)` ![](<eleven twelve>)';
    assert.equal(inMarkdown(text, 'one', 'two', 'three', 'http', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'), ['prose', 'url', 'prose', 'url', 'prose', 'prose', 'url', 'prose', 'inline-code', 'url']);
    assert.equal(inMarkdown('[`one` \\] x]: two\n[^three]: four', 'one', 'two', 'four'), ['prose', 'url', 'prose']);
});
test('html elements in markdown quote, unless code spans name them', () => {
    const text = 'the `<code>` one <code>two</code> three\n<pre>\nfour\n</pre>\nfive `</pre>` six <kbd> seven';
    assert.equal(inMarkdown(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven'), ['prose', 'code', 'prose', 'code', 'prose', 'prose', 'prose']);
});
test('indented lines are not guessed to be code', () => {
    assert.equal(inMarkdown('- a\n\n      one', 'one'), ['prose']);
});
test('in html the five elements quote, in any case and over lines', () => {
    const text = '<P>one<Code\n data-a="1 > 0"\n b=\'>\'>two\nthree</CODE >four <pre>five <b>six</b></pre><samp>seven</samp><kbd>eight</kbd><SCRIPT>var nine = "<b>"</script>ten';
    assert.equal(inHtml(text, 'one', '1 >', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'), ['prose', 'prose', 'code', 'code', 'prose', 'code', 'code', 'code', 'code', 'code', 'prose']);
});
test('other elements, comments and raw text open nothing', () => {
    const text = '<codes>one</codes><title>the <code> element</title>two<!-- <pre> -->three<style>/* <kbd> */</style>four</kbd></pre></code>five<!--><code>six</code>seven<!doctype html>< code>eight</code>';
    assert.equal(inHtml(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'), ['prose', 'prose', 'prose', 'prose', 'prose', 'code', 'prose', 'prose']);
});
test('a script ends at its own end tag only', () => {
    const text = '<script>if (a </b/.test(x)) one("</scripts>") // <code>\n</script\n>two</code>three';
    assert.equal(inHtml(text, 'one', 'two', 'three'), ['code', 'prose', 'prose']);
});
test('elements that are nested or cross quote from the first to the last', () => {
    const text = '<pre>one<code>two</code>three</pre>four<code>five<kbd>six</code>seven</kbd>eight';
    assert.equal(inHtml(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'), ['code', 'code', 'code', 'prose', 'code', 'code', 'code', 'prose']);
});
test('an element that is never closed quotes nothing', () => {
    assert.equal(inHtml('<code>one <code>two</code> three', 'one', 'two', 'three'), ['prose', 'code', 'prose']);
});
test('an element that XHTML closes at once holds nothing', () => {
    assert.equal(inHtml('<script src="one"/>two<code/>three</code>four', 'one', 'two', 'three'), ['url', 'prose', 'prose']);
});
test('attributes that hold addresses are URLs, with and without quotes', () => {
    const text = '<a href="one" title="two">three</a><img alt=four SRC=five/six><a href = \'seven\'data-href="eight">';
    assert.equal(inHtml(text, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'), ['url', 'prose', 'prose', 'prose', 'url', 'url', 'url', 'prose']);
});
test('a tag that never ends is no tag', () => {
    assert.equal(inHtml('one <a href="two', 'one', 'two'), ['prose', 'prose']);
});
test('other text is prose, with front matter where there is some', () => {
    const inText = scopesIn('text');
    assert.equal(inText('one `two` <code>three</code>\n```\nfour', 'one', 'two', 'three', 'four'), ['prose', 'prose', 'prose', 'prose']);
    assert.equal(inText('---  \r\none\r\n---\r\ntwo', 'one', 'two'), ['front-matter', 'prose']);
    assert.equal(inText('---\none\n...\ntwo', 'one', 'two'), ['front-matter', 'prose']);
});
test('a break at the start is no front matter until it is closed', () => {
    assert.equal(inMarkdown('---\none\n', 'one'), ['prose']);
    assert.equal(inMarkdown('----\none\n----\n', 'one'), ['prose']);
    assert.equal(inMarkdown('a\n---\none\n---\n', 'one'), ['prose']);
});
test('hostile lines are read in linear time', () => {
    const hostile = ['`'.repeat(3) + '` `` '.repeat(50_000), '](<'.repeat(100_000), '](x'.repeat(100_000), '<a:'.repeat(100_000), '<a "'.repeat(100_000), '\\'.repeat(200_000), '<!-- '.repeat(60_000), '<code>'.repeat(50_000), '> '.repeat(100_000)];
    for (const line of hostile)
        assert.is(createLineScope(documentOf(`${line}\nend`, 'markdown'))({ line: 2, column: 1 }), 'prose');
});
test.run();
