import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSuppressions, writeSuppressions } from '../../../src/cli/suppressions/suppression-file.js';
import { UserError } from '../../../src/cli/user-error.js';
import { scratch } from '../scratch.js';
async function read(text) {
    return readSuppressions(path.join(scratch({ 'list.json': text }), 'list.json'), 'list.json');
}
async function faultOf(text) {
    try {
        await read(text);
    }
    catch (error) {
        if (error instanceof UserError)
            return error.message.replace(' Restore the file, or delete it and write it again with --suppress-all.', '');
        throw error;
    }
    throw new Error(`${text} is accepted`);
}
const deep = '['.repeat(200000);
for (const [name, text, fault] of [
    ['an empty file', '', 'list.json:1:1: Not well-formed JSON: value expected.'],
    ['half a file', '{"a.md": {\n  "no-bom"', 'list.json:2:11: Not well-formed JSON: colon expected.'],
    ['a merge conflict', '{\n<<<<<<< HEAD\n}', 'list.json:2:1: Not well-formed JSON: invalid symbol.'],
    ['comments, which would be lost', '{} // none', 'list.json: Not well-formed JSON: comments and trailing commas are not allowed, since they would be lost when the file is written.'],
    ['a list', '[]', 'list.json:1:1: Unexpected [], expected an object of paths, such as {"docs/a.md": {"no-mojibake": {"text": 1}}}.'],
    ['null', 'null', 'list.json:1:1: Unexpected null, expected an object of paths, such as {"docs/a.md": {"no-mojibake": {"text": 1}}}.'],
    ['rules in a list', '{\n  "a.md": ["no-bom"]\n}', 'list.json:2:11: Unexpected ["no-bom"], expected an object of rule ids.'],
    ['a count of a rule', '{"a.md": {"no-bom": 2}}', 'list.json:1:21: Unexpected 2, expected an object of texts and how often each is suppressed.'],
    ['a count of zero', '{"a.md": {"no-bom": {"a": 0}}}', 'list.json:1:27: Unexpected 0, expected a whole number from 1.'],
    ['half a finding', '{"a.md": {"no-bom": {"a": 1.5}}}', 'list.json:1:27: Unexpected 1.5, expected a whole number from 1.'],
    ['a count in words', '{"a.md": {"no-bom": {"a": "1"}}}', 'list.json:1:27: Unexpected "1", expected a whole number from 1.'],
    ['a count beyond all numbers', '{"a.md": {"no-bom": {"a": 1e999}}}', 'list.json:1:27: Unexpected null, expected a whole number from 1.'],
    ['a prototype in the place of a rule', '{"a.md": {"__proto__": {"a": 1}}}', 'list.json:1:11: Unexpected "__proto__", expected the id of a rule.'],
    ['a prototype that holds what is no list', '{"__proto__": {"isAdmin": true}}', 'list.json:1:16: Unexpected "isAdmin", expected the id of a rule.'],
    ['a prototype that holds a number', '{"__proto__": 1}', 'list.json:1:15: Unexpected 1, expected an object of rule ids.'],
    ['a path that stands twice', '{"a.md": {"no-bom": {"a": 1}},\n"a.md": {"no-bom": {"b": 1}}}', 'list.json:2:1: Not well-formed JSON: the key "a.md" stands here for the second time.'],
    ['lists within lists without end', deep, 'list.json: It nests too deeply.'],
    ['lists within lists that end', deep + ']'.repeat(200000), 'list.json: It nests too deeply.']
]) {
    test(`${name} is refused with its place`, async () => assert.is(await faultOf(text), fault));
}
test('paths, texts and prototypes in the place of either are data', async () => {
    const { suppressions } = await read('\ufeff{"__proto__": {"no-bom": {"__proto__": 2, "constructor": 1}}, "": {}}');
    assert.equal([...suppressions.keys()], ['__proto__', '']);
    assert.equal([...suppressions.get('__proto__')?.get('no-bom') ?? []], [['__proto__', 2], ['constructor', 1]]);
    assert.is({}.isAdmin, undefined);
});
test('a file that is larger than any list is refused before it is read', async () => {
    const file = path.join(scratch({ 'list.json': '' }), 'list.json');
    fs.truncateSync(file, 64 * 1024 * 1024 + 1);
    try {
        await readSuppressions(file, 'list.json');
        assert.unreachable();
    }
    catch (error) {
        assert.match(error instanceof UserError ? error.message : '', /^Cannot read the suppressions list\.json: it is larger than 64 MiB\./);
    }
});
test('a folder in its place is refused', async () => {
    try {
        await readSuppressions(scratch(), 'list.json');
        assert.unreachable();
    }
    catch (error) {
        assert.is(error instanceof UserError ? error.message : '', 'Cannot read the suppressions list.json: it is not a regular file.');
    }
});
test('what is written is sorted, in ASCII, without what is empty, and is read again', async () => {
    const file = path.join(scratch(), 'made/list.json');
    const suppressions = new Map([
        ['b.md', new Map([['no-mojibake', new Map([['\u00c3\u00a9', 2], ['__proto__', 1], ['\ud83d\ude00\u001b', 1]])], ['no-bom', new Map([['\ufeff', 1]])]])],
        ['a.md', new Map([['no-bom', new Map()]])],
        ['B.md', new Map([['no-bom', new Map([['', 3]])]])]
    ]);
    writeSuppressions({ path: file, shown: 'list.json', bytes: undefined, suppressions });
    const text = fs.readFileSync(file, 'utf8');
    assert.is(text, [
        '{', '  "B.md": {', '    "no-bom": {', '      "": 3', '    }', '  },', '  "b.md": {', '    "no-bom": {', '      "\\ufeff": 1', '    },', '    "no-mojibake": {',
        '      "__proto__": 1,', '      "\\u00c3\\u00a9": 2,', '      "\\ud83d\\ude00\\u001b": 1', '    }', '  }', '}', ''
    ].join('\n'));
    const again = await readSuppressions(file, 'list.json');
    writeSuppressions(again);
    assert.is(fs.readFileSync(file, 'utf8'), text);
});
test('a list that changed on the disk since it was read is not written over', async () => {
    const file = path.join(scratch({ 'list.json': '{}' }), 'list.json');
    const read = await readSuppressions(file, 'list.json');
    fs.writeFileSync(file, '{"a.md": {}}');
    assert.throws(() => writeSuppressions(read), /changed on the disk/);
    const none = await readSuppressions(path.join(path.dirname(file), 'other.json'), 'other.json');
    fs.writeFileSync(none.path, '{}');
    assert.throws(() => writeSuppressions(none), /EEXIST/);
});
test.run();
