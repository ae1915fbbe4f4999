import '../../src/encoding/standard-codecs.js';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { VFile } from 'vfile';
import { createDocument } from '../../src/lint/document.js';
import { findTreeDirectives } from '../../src/lint/tree-directives.js';
import mojilint from '../../src/plugin.js';
import { bytesOf } from './random-bytes.js';
function parse(text) {
    return unified().use(remarkParse).parse(text);
}
/** Where the plugin still finds U+FFFD, as `line:column`, and other findings by their text. */
function found(text, tree) {
    const file = new VFile({ value: text, path: 'a.md' });
    mojilint()(tree ?? parse(text), file);
    return file.messages.map(({ ruleId, line, column, actual }) => (ruleId === 'directive' ? String(actual) : `${line}:${column}`));
}
test('ignore holds for the node that follows, however long it is, and for no other', () => {
    assert.equal(found('\ufffd\n\n<!--mojilint ignore no-replacement-char-->\n\n- \ufffd\n- \ufffd\n\n  \ufffd\n\n\ufffd'), ['1:1', '10:1']);
    assert.equal(found('a <!--mojilint ignore--> \ufffd *b\n\ufffd*'), ['2:1']);
    assert.equal(found('<!-- mojilint ignore no-bom -->\n\n\ufffd'), ['3:1']);
});
test('the node that follows the last one of its parent is that which follows the parent', () => {
    assert.equal(found('> a\n>\n> <!-- mojilint ignore -->\n\n\ufffd\n\n\ufffd'), ['7:1']);
    assert.equal(found('\ufffd\n\n<!-- mojilint ignore -->'), ['1:1']);
});
test('disable holds until enable', () => {
    assert.equal(found('<!-- mojilint disable -->\n\n\ufffd\n\n<!-- mojilint enable no-replacement-char -- here -->\n\n\ufffd'), ['7:1']);
});
test('a mark, front matter and letters of several bytes move nothing', () => {
    for (const start of ['\ufeff', '---\na: \u00e9\n---\n', '\ufeff---\na: \u{1f600}\n---\n\n']) {
        const text = `${start}\u{1f600} \u00e9\n\n<!-- mojilint ignore no-replacement-char -->\n\n\ufffd\n\n\ufffd`;
        // The parser of the pipeline knows no front matter.
        const lines = found(text).filter((place) => !place.startsWith('1:'));
        assert.equal(lines, [`${text.split('\n').length}:1`], JSON.stringify(start));
    }
});
test('a rule that does not exist and a misspelt word are warnings', () => {
    assert.equal(found('<!-- mojilint ignore no-replacement-chr -->\n\n\ufffd'), ['no-replacement-chr', '3:1']);
    assert.equal(found('<!-- mojilint ingore -->\n\n\ufffd'), ['ingore', '3:1']);
    assert.equal(found('<!-- mojilint is good -->\n\n\ufffd'), ['3:1']);
});
test('other comments, code and comments with more behind them ask nothing', () => {
    for (const text of ['`<!--mojilint disable-->`', '<!--mojilintdisable-->', '<!-- see mojilint disable -->', '    <!--mojilint disable-->', '<!--mojilint disable--> <b>']) {
        assert.equal(found(`${text}\n\n\ufffd`), ['3:1'], text);
    }
});
test('the directives of any format are obeyed as well', () => {
    assert.equal(found('\ufffd\n<!-- mojilint-disable-next-line -->\n\ufffd'), ['1:1']);
});
test('comments of MDX and of HTML trees are read where they stand', () => {
    const position = (start, end) => ({ start: { line: 1, column: start + 1, offset: start }, end: { line: 1, column: end + 1, offset: end } });
    const whole = (text, comment, ...others) => ({ type: 'root', position: position(0, text.length), children: [comment, ...others] });
    const mdx = '{/* mojilint ignore */}\ufffd';
    assert.equal(found(mdx, whole(mdx, { type: 'mdxTextExpression', position: position(0, 23) }, { type: 'text', position: position(23, 24) })), []);
    const html = '<!--mojilint ignore--> <p>\ufffd</p>';
    const blank = { type: 'text', value: ' ', position: position(22, 23) };
    assert.equal(found(html, whole(html, { type: 'comment', position: position(0, 22) }, blank, { type: 'element', position: position(23, 31) })), []);
});
test('a tree of another text, without positions, or deeper than any stack is put up with', () => {
    const document = createDocument({ bytes: bytesOf('<!--mojilint disable-->'), path: 'a.md' });
    assert.equal(findTreeDirectives(document, parse('quite another text, and a longer one')).asked, []);
    assert.equal(findTreeDirectives(document, { type: 'root', children: [{ type: 'html', value: '<!--mojilint disable-->' }] }).asked, []);
    let tree = parse('<!--mojilint disable-->');
    const { position } = tree;
    for (let depth = 0; depth < 50000; depth++)
        tree = { type: 'root', children: [tree], ...(position === undefined ? {} : { position }) };
    assert.equal(findTreeDirectives(document, tree).asked.map(({ action, span }) => [action, span]), [['disable', { start: 13, end: 20 }]]);
});
test.run();
