import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findDirectives } from '../../src/lint/comment-directives.js';
import { bytesOf, pieces, randomFrom, shownBytes } from './random-bytes.js';
/** Each directive of a text as `action rules start-end`, where `*` is all rules and `on` means until the opposite. */
function asked(text) {
    const bytes = typeof text === 'string' ? bytesOf(text) : text;
    return findDirectives(bytes).asked.map(({ action, rules, region }) => `${action} ${rules.map(({ id }) => id).join(',') || '*'} ${region === undefined ? 'on' : `${region.start}-${region.end}`}`);
}
for (const [name, line] of [
    ['HTML and markdown', '<!-- mojilint-disable-line no-bom -->'],
    ['HTML without blanks', '<!--mojilint-disable-line no-bom-->'],
    ['HTML behind text', 'text<!-- mojilint-disable-line no-bom -->text'],
    ['HTML with a reason', '<!-- mojilint-disable-line no-bom -- it is quoted -->'],
    ['shells, YAML, TOML and PO', 'key: value # mojilint-disable-line no-bom'],
    ['headings of comments', '## mojilint-disable-line no-bom'],
    ['C and JSON with comments', '  "a": "b", // mojilint-disable-line no-bom -- why'],
    ['CSS and C', 'a {} /* mojilint-disable-line no-bom */ b {}'],
    ['documentation in C', '/** mojilint-disable-line no-bom */'],
    ['JSX and MDX', '<p>{/* mojilint-disable-line no-bom */}</p>'],
    ['INI and Lisp', ';; mojilint-disable-line no-bom'],
    ['TeX, right behind a letter', 'text%mojilint-disable-line no-bom'],
    ['SQL and Lua', '\t-- mojilint-disable-line no-bom'],
    ['reStructuredText', '.. mojilint-disable-line no-bom'],
    ['the first line of a file with a mark', '\ufeff# mojilint-disable-line no-bom'],
    ['a mark before dashes', '\ufeff-- mojilint-disable-line no-bom'],
    ['lists with commas', '# mojilint-disable-line no-bom, --']
]) {
    test(`a comment of ${name} may be a directive`, () => assert.equal(asked(line), ['disable no-bom 0-Infinity']));
}
for (const [name, line] of [
    ['prose', 'Write mojilint-disable-line no-bom there'],
    ['code in prose', 'Write `<!-- mojilint-disable-line -->` or "/* mojilint-disable-line */" there'],
    ['an address', 'http://mojilint-disable-line'],
    ['an anchor', 'page#mojilint-disable-line'],
    ['an entity', '&amp;mojilint-disable-line'],
    ['an escaped percent sign', '50 \\% mojilint-disable-line'],
    ['a dash in prose', 'so -- mojilint-disable-line does it'],
    ['dots in prose', 'so .. mojilint-disable-line does it'],
    ['a later word', '# see mojilint-disable-line'],
    ['a longer word', '# mojilint-disable-line2'],
    ['a word that another character than a blank follows', '# mojilint-disable-line: no-bom'],
    ['upper case', '# Mojilint-disable-line'],
    ['the sign of a comment on another line', '#\nmojilint-disable-line'],
    ['a sign far away', `#${' '.repeat(64)}mojilint-disable-line`],
    ['a dash in prose, far behind its word', `so${' '.repeat(80)}-- mojilint-disable-line`],
    ['a word that is cut off', '# mojilint-'],
    ['a word without its beginning', 'jilint-disable-line'],
    ['something else of ours', '# mojilint-fix']
]) {
    test(`${name} is no directive`, () => assert.equal(findDirectives(bytesOf(line)), { asked: [], misspelt: [] }));
}
test('lines end at LF, CR LF and CR, and the last one holds the end of the file', () => {
    assert.equal(asked('# mojilint-disable-next-line\r\nab\r\nc'), ['disable * 30-34']);
    assert.equal(asked('a\r# mojilint-disable-next-line\rb\rc'), ['disable * 31-33']);
    assert.equal(asked('a\n# mojilint-disable-line\nb'), ['disable * 2-26']);
    assert.equal(asked('a\n# mojilint-disable-next-line\nb'), ['disable * 31-Infinity']);
    assert.equal(asked('# mojilint-disable-next-line\n'), ['disable * 29-Infinity']);
    assert.equal(asked('# mojilint-disable-next-line'), ['disable * Infinity-Infinity']);
});
test('the kinds differ in where they hold', () => {
    const lines = ['disable', 'enable', 'disable-line', 'disable-file', 'disable no-bom,no-mojibake'].map((kind) => `# mojilint-${kind}\n`);
    assert.equal(asked(lines.join('')), ['disable * on', 'enable * on', 'disable * 37-61', 'disable * 0-Infinity', 'disable no-bom,no-mojibake on']);
});
test('two comments of a line are two directives, and neither reads on in the other', () => {
    assert.equal(asked('<!-- mojilint-disable-line no-bom --> <!-- mojilint-disable-next-line a b-->'), ['disable no-bom 0-Infinity', 'disable a,b Infinity-Infinity']);
});
test('spans are bytes, also behind letters of several bytes and bytes that are not UTF-8', () => {
    const bytes = bytesOf('\u00e9\u{1f600}', [0xff], '<!-- mojilint-disable-line no-bom \u00e9-rule -->');
    const [directive] = findDirectives(bytes).asked;
    assert.equal(directive?.rules.map(({ span }) => shownBytes(bytes.subarray(span.start, span.end))), ['no-bom', '\u00c3\u00a9-rule']);
    assert.is(shownBytes(bytes.subarray(directive?.span.start, directive?.span.end)), 'mojilint-disable-line no-bom \u00c3\u00a9-rule');
});
for (const [written, nearest] of [
    ['mojilint-disabel', 'mojilint-disable'], ['mojilint-disable-nextline', 'mojilint-disable-next-line'], ['mojilint-enabled', 'mojilint-enable'],
    ['mojilint-ignore', 'mojilint-disable'], ['mojilint-ignore-next-line', 'mojilint-disable-next-line']
]) {
    test(`${written} is told to mean ${nearest}`, () => {
        assert.equal(findDirectives(bytesOf(`x\n# ${written} no-bom`)), { asked: [], misspelt: [{ written, nearest, span: { start: 4, end: 4 + written.length } }] });
    });
}
test('a line of a megabyte full of directives is read', () => {
    const text = '# mojilint-disable-line '.repeat(40000);
    assert.is(findDirectives(bytesOf(text)).asked.length, 40000);
});
test('no bytes make it throw, and spans lie in the text', () => {
    const seed = 20261201;
    const random = randomFrom(seed);
    const parts = [...pieces, 'mojilint-', 'mojilint-disable', '\n# mojilint-disable-next-line', '<!--mojilint-enable ', '<!--', '-->', '/*', '*/', '# ', '// ', '-- ', 'no-bom', ','];
    let count = 0;
    for (let run = 0; run < 5000; run++) {
        const bytes = bytesOf(...Array.from({ length: random(20) }, () => parts[random(parts.length)] ?? ''));
        for (const { span, rules } of findDirectives(bytes).asked) {
            count++;
            assert.match(shownBytes(bytes.subarray(span.start, span.end)), /^mojilint-/, `seed ${seed}, run ${run}`);
            for (const rule of rules)
                assert.ok(rule.span.end <= bytes.length, `seed ${seed}, run ${run}`);
        }
    }
    assert.ok(count > 50, String(count));
});
test.run();
