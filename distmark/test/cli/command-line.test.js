import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommandLine } from '../../src/cli/command-line.js';
import { helpText } from '../../src/cli/help.js';
import { optionSpecs } from '../../src/cli/options.js';
import { UserError } from '../../src/cli/user-error.js';
function faultOf(...words) {
    try {
        readCommandLine(words);
    }
    catch (error) {
        if (error instanceof UserError)
            return error.message;
    }
    throw new Error(`${words.join(' ')} is accepted`);
}
test('options and paths may stand in any order', () => {
    assert.equal(readCommandLine(['a.md', '--fix', '-f', 'json', 'b.md', '--max-warnings=0']), {
        options: { fix: true, format: ['json'], 'max-warnings': 0 }, targets: ['a.md', 'b.md']
    });
});
test('what comes after two dashes is a path, whatever it looks like', () => {
    assert.equal(readCommandLine(['--quiet', '--', '--fix', '-']), { options: { quiet: true }, targets: ['--fix', '-'] });
});
test('a single dash is standard input', () => {
    assert.equal(readCommandLine(['-']), { options: { stdin: true }, targets: [] });
});
test('options that may be repeated keep all their values', () => {
    assert.equal(readCommandLine(['--rule', 'a:off', '--rule=b:warn']).options, { rule: ['a:off', 'b:warn'] });
});
test('the last one of --color and --no-color wins', () => {
    assert.equal(readCommandLine(['--color', '--no-color']).options, { 'no-color': true });
    assert.equal(readCommandLine(['--no-color', '--color']).options, { color: true });
});
for (const [words, message] of [
    [['--fxi'], 'Unknown option --fxi. Did you mean --fix?'],
    [['--max-warning', '1'], 'Unknown option --max-warning. Did you mean --max-warnings?'],
    [['--constructor'], 'Unknown option --constructor. See mojilint --help.'],
    [['-x'], 'Unknown option -x. See mojilint --help.'],
    [['--fix=yes'], 'The option --fix takes no value, but "yes" is given.'],
    [['--config'], 'The option --config needs a value: --config=FILE.'],
    [['--config', '--fix'], 'The option --config needs a value: --config=FILE.'],
    [['--config='], 'The option --config needs a value that is not empty.'],
    [['--max-warnings', 'few'], 'Unexpected value "few" of --max-warnings, expected a whole number from 0.'],
    [['--stdin-filename', 'a.md'], 'The option --stdin-filename names the document of --stdin, which is missing.'],
    [['--unsafe-fixes'], 'The option --unsafe-fixes does nothing without --fix or --diff.'],
    [['--exit-non-zero-on-fix'], 'The option --exit-non-zero-on-fix does nothing without --fix.'],
    [['--diff', '-f', 'json'], 'The option --diff prints a diff and no report: leave out --format json.'],
    [['--diff', '-o', 'a.diff'], 'The option --diff prints to standard output: write > a.diff instead of --output-file.']
]) {
    test(`${words.join(' ')} is refused`, () => assert.is(faultOf(...words), message));
}
test('standard input and a path at once are refused', () => {
    assert.match(faultOf('-', 'a.md'), /one document and takes no further paths, but "a\.md" is given/);
});
test('the help names every option and fits into 100 columns', () => {
    const help = helpText();
    for (const name of Object.keys(optionSpecs))
        assert.match(help, new RegExp(`--${name}\\b`));
    for (const line of help.split('\n'))
        assert.ok(line.length <= 100, line);
});
test.run();
