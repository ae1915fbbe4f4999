import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { applied, withClient } from './client.js';
const damaged = 'Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
const right = 'Ouvert toute l\u2019ann\u00e9e\n';
const everywhere = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
const places = (diagnostics) => diagnostics.map(({ code, range }) => [code, ...Object.values(range.start)]);
/** Opens the file that a folder holds as an editor shows it, `text`. */
function withFile(bytes, name, script) {
    const cwd = scratch({ [name]: bytes });
    return withClient(cwd, {}, (client) => script(client, client.uri(name), cwd));
}
test('the mark of a saved file is reported, offers no edit, and is gone while there are changes', () => withFile(`\ufeffa ${damaged}`, 'a.md', async (client, uri) => {
    // The second place is in the line of the mark, which the editor does not show.
    assert.equal(places(await client.open(uri, `a ${damaged}`)), [['no-bom', 0, 0], ['no-mojibake', 0, 16]]);
    assert.equal((await client.actions(uri, everywhere, ['quickfix'])).map(({ title }) => title), ['Replace `\u00e2\u20ac\u2122ann\u00c3\u00a9` by `\u2019ann\u00e9`']);
    const [all] = await client.actions(uri, everywhere, ['source.fixAll']);
    assert.is(applied(client.textOf(uri), all), `a ${right}`);
    assert.equal(places(await client.change(uri, `b ${damaged}`)), [['no-mojibake', 0, 16]]);
    assert.equal(places(await client.change(uri, `a ${damaged}`)), [['no-bom', 0, 0], ['no-mojibake', 0, 16]]);
}));
test('a client that shows the mark as a character gets the same places as it counts them', () => withFile(`\ufeffa ${damaged}`, 'a.md', async (client, uri) => {
    assert.equal(places(await client.open(uri, `\ufeffa ${damaged}`)), [['no-bom', 0, 0], ['no-mojibake', 0, 17]]);
    const [all] = await client.actions(uri, everywhere, ['source.fixAll']);
    assert.is(applied(client.textOf(uri), all), `\ufeffa ${right}`);
}));
test('line ends that the editor writes otherwise are no change', () => withFile('\ufeffa\r\nb', 'a.md', async (client, uri) => {
    assert.equal(places(await client.open(uri, 'a\nb\n')), [['no-bom', 0, 0]]);
    assert.equal(places(await client.change(uri, 'a\nb\n\n')), []);
}));
const mixed = Buffer.concat([Buffer.from('Un caf'), Buffer.of(0xe9), Buffer.from(` cr\u00e8me\n${damaged}`)]);
for (const [how, text] of [
    ['with U+FFFD', new TextDecoder().decode(mixed)],
    ['as latin-1', Buffer.from(mixed).toString('latin1')]
]) {
    test(`bytes that are not UTF-8 are reported from the file that the editor shows ${how}, and nothing may be edited`, () => withFile(mixed, 'a.md', async (client, uri) => {
        const found = await client.open(uri, text);
        assert.equal(places(found).slice(0, 2), [['ambiguous-encoding', 0, 6], ['no-mojibake', 1, 14]]);
        assert.match(found[0]?.message ?? '', /^Unexpected byte E9 /);
        assert.equal(await client.actions(uri, everywhere), []);
        // A text that is edited is judged alone, but saving it would still overwrite the byte.
        await client.change(uri, `${text}\n`.repeat(2));
        assert.equal(await client.actions(uri, everywhere), []);
    }));
}
test('a file in a declared encoding is judged as it is, and its text gets no edits', () => {
    const cwd = scratch({ '.editorconfig': '[*]\ncharset = latin1\n', 'a.txt': Buffer.from('Un caf\u00e9 cr\u00e8me\n\u00c2\u00ab\u00a0ann\u00c3\u00a9e\n', 'latin1') });
    return withClient(cwd, {}, async (client) => {
        const uri = client.uri('a.txt');
        const found = await client.open(uri, 'Un caf\u00e9 cr\u00e8me\n\u00c2\u00ab\u00a0ann\u00c3\u00a9e\n', 'plaintext');
        assert.ok(found.every(({ code }) => code !== 'ambiguous-encoding'), JSON.stringify(found));
        assert.equal(await client.actions(uri, everywhere), []);
    });
});
test('a declaration is judged with the file, and not with text that is not saved', () => withFile('<meta charset="windows-1252">\n<p>\u00e9\n', 'a.html', async (client, uri) => {
    const text = '<meta charset="windows-1252">\n<p>\u00e9\n';
    assert.equal(places(await client.open(uri, text, 'html')), [['ambiguous-encoding', 0, 15]]);
    assert.equal(await client.actions(uri, everywhere), []);
    assert.equal(await client.change(uri, `${text} `), []);
}));
test('a mark that is asked for is told of the file, and never put into the text', () => {
    const cwd = scratch({ '.mojilintrc.json': '{"rules": {"no-bom": ["error", {"always": true}]}}', 'a.md': `${damaged}` });
    return withClient(cwd, {}, async (client) => {
        const uri = client.uri('a.md');
        assert.equal(places(await client.open(uri, damaged)), [['no-bom', 0, 0], ['no-mojibake', 0, 14]]);
        const [all] = await client.actions(uri, everywhere, ['source.fixAll']);
        assert.is(applied(client.textOf(uri), all), right);
        assert.is((await client.actions(uri, everywhere, ['quickfix'])).length, 1);
        assert.equal(places(await client.change(uri, `\n${damaged}`)), [['no-mojibake', 1, 14]]);
    });
});
test('a file that was saved is read again', () => withFile('\ufeffa\n', 'a.md', async (client, uri, cwd) => {
    assert.equal(places(await client.open(uri, 'a\n')), [['no-bom', 0, 0]]);
    fs.writeFileSync(path.join(cwd, 'a.md'), 'a\n');
    assert.equal(await client.save(uri), []);
}));
test('a name that is not UTF-8 is found on the disk', () => {
    const cwd = scratch();
    fs.writeFileSync(Buffer.concat([Buffer.from(`${cwd}/caf`), Buffer.of(0xe9), Buffer.from('.md')]), '\ufeffa');
    return withClient(cwd, {}, async (client) => {
        assert.equal(places(await client.open(`${client.uri('caf')}%E9.md`, 'a')), [['no-bom', 0, 0]]);
    });
});
test.run();
