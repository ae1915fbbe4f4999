import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reportTargets } from '../../src/cli/report-target.js';
import { UserError } from '../../src/cli/user-error.js';
const targets = (format, outputFile) => reportTargets({ ...(format === undefined ? {} : { format }), ...(outputFile === undefined ? {} : { 'output-file': outputFile }) }, '/work');
function faultOf(...args) {
    try {
        targets(...args);
    }
    catch (error) {
        if (error instanceof UserError)
            return error.message;
    }
    throw new Error(`${args.join(' ')} is accepted`);
}
test('nothing asked for is stylish on standard output', () => {
    assert.equal(targets(undefined), [{ format: 'stylish', file: undefined }]);
});
test('several formats go to several places, the first one to the file of --output-file', () => {
    assert.equal(targets(['sarif', 'github', 'junit:out/report.xml'], 'a.sarif'), [
        { format: 'sarif', file: 'a.sarif' }, { format: 'github', file: undefined }, { format: 'junit', file: 'out/report.xml' }
    ]);
    assert.equal(targets(undefined, 'a.txt'), [{ format: 'stylish', file: 'a.txt' }]);
});
test('what follows the first colon is the file, whatever it holds', () => {
    assert.equal(targets(['json:C:\\a:b.json']), [{ format: 'json', file: 'C:\\a:b.json' }]);
});
for (const [format, outputFile, message] of [
    [['jsno'], undefined, 'Unknown format "jsno" of --format. Did you mean "json"?'],
    [['srif:a.sarif'], undefined, 'Unknown format "srif" of --format. Did you mean "sarif"?'],
    [['constructor'], undefined, 'Unknown format "constructor" of --format. Known are stylish, compact, json, jsonl, sarif, github, gitlab, junit, rdjson.'],
    [['json:'], undefined, 'The value "json:" of --format names no file behind the colon: json:FILE.'],
    [['json:a.json'], 'b.json', 'The first --format names the file a.json, and --output-file names b.json: leave out one of them.'],
    [['json', 'sarif'], undefined, 'The formats json and sarif would both go to standard output: name a file for one of them, such as --format sarif:FILE.'],
    [['json:a', 'sarif:./b/../a'], undefined, 'The formats json and sarif would both go to ./b/../a: name a file for one of them, such as --format sarif:FILE.'],
    [['json', 'sarif:a'], '/work/a', 'The formats json and sarif would both go to a: name a file for one of them, such as --format sarif:FILE.']
]) {
    test(`${format.join(' and ')} ${outputFile === undefined ? '' : `with -o ${outputFile} `}is refused`, () => assert.is(faultOf([...format], outputFile), message));
}
test.run();
