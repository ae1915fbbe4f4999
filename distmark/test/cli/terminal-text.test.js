import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wantsColor } from '../../src/cli/color.js';
import { forTerminal, forTerminalLine } from '../../src/cli/terminal-text.js';
for (const [name, text, shown] of [
    ['ESCAPE', '\u001b[2J', 'U+001B[2J'],
    ['the C1 control sequence introducer', '\u009b31m', 'U+009B31m'],
    ['RIGHT-TO-LEFT OVERRIDE', 'a\u202eb', 'aU+202Eb'],
    ['RIGHT-TO-LEFT ISOLATE', '\u2067', 'U+2067'],
    ['LINE SEPARATOR', '\u2028', 'U+2028'],
    ['ZERO WIDTH NO-BREAK SPACE', '\ufeff', 'U+FEFF'],
    ['a tag character', '\u{e0041}', 'U+E0041'],
    ['a lone surrogate', '\ud800', 'U+D800'],
    ['CARRIAGE RETURN', 'a\rb', 'aU+000Db'],
    ['the second sign of a command of GitHub', '::error::x', ':U+003Aerror::x'],
    ['the second sign of one after blanks, such as NO-BREAK SPACE, on a later line', 'a\n \t\u00a0::x', 'a\n \t\u00a0:U+003Ax'],
    ['the second sign of an older command, which may stand anywhere', 'a ##[add-mask]e', 'a #U+0023[add-mask]e'],
    ['the second sign of a command of Azure Pipelines', 'a##vso[task.complete]', 'a#U+0023vso[task.complete]'],
    ['the second sign of a command of TeamCity', '##teamcity[a]', '#U+0023teamcity[a]']
]) {
    test(`${name} is shown by its number`, () => assert.is(forTerminal(text), shown));
}
test('colons inside a line, and headings, stay', () => {
    const text = 'a::b C++: std::string\n## [link](a) ##x : :';
    assert.is(forTerminal(text), text);
});
test('letters, marks, emoji, joiners within words and line ends stay', () => {
    // ZERO WIDTH JOINER in a family, ZERO WIDTH NON-JOINER in Persian, COMBINING ACUTE ACCENT.
    const text = '\u{1f468}\u200d\u{1f469} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 e\u0301\n\ttab';
    assert.is(forTerminal(text), text);
});
test('a text that must stay on its line shows tabs and line feeds as well', () => {
    assert.is(forTerminalLine('a\nb\tc'), 'aU+000AbU+0009c');
});
for (const [flag, environment, isTerminal, wanted] of [
    [undefined, {}, true, true],
    [undefined, {}, false, false],
    [undefined, { TERM: 'dumb' }, true, false],
    [undefined, { NO_COLOR: '1' }, true, false],
    [undefined, { NO_COLOR: '' }, true, true],
    [undefined, { FORCE_COLOR: '1' }, false, true],
    [undefined, { FORCE_COLOR: '0' }, true, false],
    [undefined, { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [true, { NO_COLOR: '1' }, false, true],
    [false, { FORCE_COLOR: '1' }, true, false]
]) {
    test(`${JSON.stringify({ flag, ...environment, isTerminal })} is ${wanted ? 'coloured' : 'not coloured'}`, () => {
        assert.is(wantsColor({ flag, environment, isTerminal }), wanted);
    });
}
test.run();
