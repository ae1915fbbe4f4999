import { SaxesParser } from 'saxes';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { junitReport } from '../../../src/cli/reporters/junit.js';
import { emptyReport, handMade, reportFor } from './sample.js';
/** The elements of a document in their order; throws where it is not well-formed XML 1.0. */
function parse(xml) {
    const elements = [];
    const open = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
        throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
        const element = { name, attributes: { ...attributes }, text: '' };
        elements.push(element);
        open.push(element);
    });
    parser.on('text', (text) => {
        const element = open.at(-1);
        if (element !== undefined)
            element.text += text;
    });
    parser.on('closetag', () => open.pop());
    parser.write(xml).close();
    return elements;
}
test('a file is a suite, a finding a case, which fails unless it is an info', async () => {
    const report = await reportFor('docs/a.md', Buffer.from('right\nlost: \ufffd\nU+FFFD is \ufffd\n'));
    const elements = parse(junitReport([report], { root: '/' }));
    assert.equal(elements.map(({ name }) => name), ['testsuites', 'testsuite', 'testcase', 'failure', 'testcase', 'system-out']);
    assert.equal(elements[0]?.attributes, { name: 'mojilint', tests: '2', failures: '1', errors: '0' });
    assert.equal(elements[1]?.attributes, { name: 'docs/a.md', tests: '2', failures: '1', errors: '0' });
    assert.equal(elements[2]?.attributes, { name: 'no-replacement-char 2:7', classname: 'docs/a.md', file: 'work/docs/a.md' });
    assert.equal(elements[3]?.attributes, { type: 'error', message: 'Unexpected U+FFFD, expected the character that was lost' });
    assert.match(elements[3]?.text ?? '', /^docs\/a\.md:2:7: Unexpected U\+FFFD.*\nU\+FFFD stands in the file/);
});
test('every control, lone surrogate and noncharacter in names and texts leaves well-formed ASCII', () => {
    const codeUnits = [...Array.from({ length: 0xa0 }, (_, code) => code), 0x2028, 0xd800, 0xdfff, 0xfeff, 0xfffe, 0xffff];
    for (const code of codeUnits) {
        const text = `a${String.fromCharCode(code)}b`;
        const finding = handMade({ reason: text, fatal: code % 2 === 0 ? true : undefined });
        finding.message.note = text;
        const xml = junitReport([{ ...emptyReport, path: text, findings: [finding] }], { root: '/work' });
        assert.match(xml, /^[\t\n -~]*$/);
        parse(xml);
    }
});
test('markup, quotes, the end of a section and letters beyond ASCII come back as they are', () => {
    const reason = '<a href="b">\'&amp; ]]> --> \u00c3\u00a9 \u{1f600}';
    const elements = parse(junitReport([{ ...emptyReport, path: reason, findings: [handMade({ reason, fatal: false })] }], { root: '/work' }));
    assert.is(elements[3]?.attributes['message'], reason);
    assert.is(elements[3]?.text, `${reason}:1:1: ${reason}\n`);
    assert.is(elements[1]?.attributes['name'], reason);
});
test('a note gives no command to the log', () => {
    const finding = handMade({ reason: 'a ##[group]', fatal: true });
    finding.message.note = '::add-mask::e\n ##vso[a]';
    const xml = junitReport([{ ...emptyReport, path: '::error::', findings: [finding] }], { root: '/work' });
    assert.not.match(xml, /^\s*::|##/m);
});
test('nothing found is one case that passes', () => {
    assert.equal(parse(junitReport([], { root: '/work' })).map(({ name, attributes }) => [name, attributes]), [
        ['testsuites', { name: 'mojilint', tests: '1', failures: '0', errors: '0' }],
        ['testsuite', { name: 'mojilint', tests: '1', failures: '0', errors: '0' }],
        ['testcase', { name: 'nothing found', classname: 'mojilint' }]
    ]);
});
test.run();
