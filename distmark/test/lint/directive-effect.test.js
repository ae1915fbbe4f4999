import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findDirectives } from '../../src/lint/comment-directives.js';
import { obeyDirectives } from '../../src/lint/directive-effect.js';
import { bytesOf } from './random-bytes.js';
/**
 * Obeys the directives of a text in which `A` and `B` are findings of the rules `a` and `b`. Gives the text without the findings
 * that are left out, and the directives that change nothing.
 */
function obey(text) {
    const findings = [...text.matchAll(/[AB]/g)].map(({ 0: letter, index }) => ({ ruleId: letter.toLowerCase(), level: 'error', reason: '', span: { start: index, end: index + 1 } }));
    const { left, unused } = obeyDirectives(findings, findDirectives(bytesOf(text)).asked);
    return {
        left: left.map(({ ruleId }) => ruleId.toUpperCase()).join(''),
        unused: unused.map(({ directive, rule }) => text.slice(directive.span.start, directive.span.end).replace(/^mojilint-/, '') + (rule === undefined ? '' : ` > ${rule.id}`))
    };
}
for (const [name, text, left, unused] of [
    ['a line', 'A\nB A # mojilint-disable-line\nB', 'AB', []],
    ['a rule on a line', 'AB # mojilint-disable-line b', 'A', []],
    ['the next line and no other', '# mojilint-disable-next-line\nAB\nA', 'A', []],
    ['the line itself, which is not the next', 'A # mojilint-disable-next-line\n', 'A', ['disable-next-line']],
    ['a file, also before the directive', 'A\n# mojilint-disable-file a\nAB', 'B', []],
    ['all until it is enabled', 'A\n# mojilint-disable\nAB\n# mojilint-enable\nB', 'AB', []],
    ['all to the end', 'A\n# mojilint-disable\nAB', 'A', []],
    ['what is on the line of the directive, behind it', 'A <!-- mojilint-disable --> B <!-- mojilint-enable --> A', 'AA', []],
    ['a rule until all are enabled', '# mojilint-disable a\nAB\n# mojilint-enable\nA', 'BA', []],
    ['all but one rule', '# mojilint-disable\n# mojilint-enable b\nAB', 'B', []],
    ['all, one rule enabled and disabled again', '# mojilint-disable\nA\n# mojilint-enable b\nB\n# mojilint-disable b\nB\n# mojilint-enable\nAB', 'BAB', []],
    ['all, one rule enabled, all disabled again', '# mojilint-disable\n# mojilint-enable b\nB\n# mojilint-disable\nAB\n', 'B', []],
    ['one rule, then all', '# mojilint-disable a\n# mojilint-disable\nAB', '', []],
    ['nothing where the rule is another', 'A # mojilint-disable-line b\n', 'A', ['disable-line b > b']],
    ['two rules, one of which finds nothing', 'A # mojilint-disable-line a b\n', '', ['disable-line a b > b']],
    ['what is disabled already', '# mojilint-disable\nA # mojilint-disable-line\n', '', ['disable-line']],
    ['a rule that is disabled already', '# mojilint-disable a\n# mojilint-disable b a\nA B', '', ['disable b a > a']],
    ['nothing when enabled first', '# mojilint-enable\nA\n# mojilint-enable a', 'A', ['enable', 'enable a > a']],
    ['nothing behind the last finding', 'A\n# mojilint-disable\n# mojilint-enable', 'A', ['disable']],
    ['all that is enabled but not found', '# mojilint-disable a\nA\n# mojilint-enable a b', '', ['enable a b > b']]
]) {
    test(`it disables ${name}`, () => assert.equal(obey(text), { left, unused }));
}
test('what is wrong with directives stays', () => {
    const finding = { ruleId: 'directive', level: 'warning', reason: '', span: { start: 0, end: 1 } };
    assert.equal(obeyDirectives([finding], findDirectives(bytesOf('# mojilint-disable-file')).asked).left, [finding]);
});
test.run();
