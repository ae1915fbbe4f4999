/*
 * The public API in a browser: bundled by esbuild and run in a realm that has the language, what every browser has to decode
 * and encode, and nothing of Node. What it says must be what it says in Node.
 */
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFixtures } from '../scripts/fixture.js';
import * as api from '../src/index.js';
import { createScope } from '../src/lint/markdown-scope.js';
const root = path.join(import.meta.dirname, '../..');
/** Bundles a module that may import mojilint by its name, and runs it; gives what it leaves in the global `result`. */
function inBrowser(source, globals = {}) {
    // The repository imports itself by its own name, through the exports of its package. A web worker has no document, which
    // the parser of markdown would ask for the names of characters.
    const { outputFiles, warnings } = buildSync({
        stdin: { contents: source, resolveDir: root }, bundle: true, platform: 'browser', format: 'iife', conditions: ['worker'], write: false, logLevel: 'silent'
    });
    assert.equal(warnings, []);
    const realm = createContext({ TextDecoder, TextEncoder, atob, ...globals });
    assert.is(runInContext('[typeof process, typeof Buffer, typeof require, typeof setTimeout].join()', realm), 'undefined,undefined,undefined,undefined');
    runInContext(outputFiles[0]?.text ?? '', realm);
    return runInContext('globalThis.result', realm);
}
/** Everything that the API says of a document, as text. The same source runs on both sides. */
function answer({ configure, createDocument, decode, fix, lint, readings, rules, toMessage }, scopeFor, list, name) {
    const bytes = Uint8Array.from(list);
    const document = createDocument({ bytes, path: name });
    const configured = configure(rules, {});
    const found = lint(document, { rules: configured, scopeOf: scopeFor(document) });
    const fixed = fix(document, { rules: configured, scopeFor, unsafe: true });
    const decoded = decode(bytes, { path: name });
    return JSON.stringify({
        found, messages: found.map((finding) => toMessage(document, finding).toString()), fixed: Array.from(fixed.bytes), left: fixed.findings, decoded,
        readings: decoded.text.split('\n').map((line) => readings(line))
    });
}
const samples = [
    ...readFixtures(path.join(root, 'fixtures')).map(({ input, file }) => ({ bytes: Array.from(input), name: file })),
    ...['gb18030', 'big5', 'euc-kr', 'shift_jis', 'iso-8859-16', 'x-mac-cyrillic', 'utf-16le'].map((label) => ({
        bytes: Array.from(Buffer.from(`<meta charset="${label}">\x83\xe9\xb0\xa1\xc4\xe3\xba\xc3`, 'latin1')), name: 'a.html'
    }))
];
test('lint, fix, decode and readings say in a browser what they say in Node', () => {
    assert.ok(samples.length > 50);
    const source = `
    import * as api from 'mojilint'
    import {createScope} from 'mojilint/scope'
    ${answer.toString()}
    globalThis.result = JSON.parse(globalThis.samples).map(({bytes, name}) => answer(api, createScope, bytes, name)).join('\\n')`;
    const there = String(inBrowser(source, { samples: JSON.stringify(samples) })).split('\n');
    for (const [index, { bytes, name }] of samples.entries())
        assert.is(there[index], answer(api, createScope, bytes, name), `${index}: ${name}`);
});
test('a bundle of one function reads every encoding', () => {
    const source = "import {decode} from 'mojilint'\nglobalThis.result = decode(Uint8Array.of(0xa4, 0xa4), {encoding: 'big5'}).text";
    assert.is(inBrowser(source), '\u4e2d');
});
test('the public API loads neither Node nor the parser of markdown', () => {
    const { metafile } = buildSync({ entryPoints: [path.join(root, 'dist/src/index.js')], bundle: true, platform: 'browser', format: 'esm', write: false, metafile: true, logLevel: 'silent' });
    const inputs = Object.keys(metafile.inputs);
    assert.ok(inputs.some((input) => input.endsWith('src/lint/lint.js')));
    assert.equal(inputs.filter((input) => /remark|micromark|unified\/|src\/cli|src\/lsp/.test(input)), []);
});
test.run();
