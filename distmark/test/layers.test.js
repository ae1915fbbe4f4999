import '../src/encoding/standard-codecs.js';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf, violationsOf } from './layers.js';
import { readSource } from './source-text.js';
const root = path.join(import.meta.dirname, '../..');
test('our own sources keep to the rules of the house', () => {
    const files = ['src', 'rules', 'playground', 'test', 'scripts', 'bench'].flatMap((folder) => fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`));
    assert.ok(files.includes('src/encoding/span.ts') && files.includes('rules/index.ts'));
    const violations = files.flatMap((file) => violationsOf({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
    assert.equal(violations, []);
});
test('a rule that imports the command line is caught, however it says so', () => {
    for (const statement of [
        "import {run} from '../src/cli/run.ts'",
        "import type {Run} from '../src/cli/run.ts'",
        "import '../src/cli/run.ts'",
        "export * from '../src/cli/run.ts'",
        "export {\n  run // the main thing\n} from '../src/cli/run.ts'",
        "const {run} = await import('../src/cli/run.ts')",
        "let run: import('../src/cli/run.ts').Run"
    ]) {
        assert.equal(violationsOf({ path: 'rules/no-bom.ts', text: statement }), [
            'rules/no-bom.ts imports the higher layer of src/cli/run.ts'
        ]);
    }
});
test('a layer imports lower ones and itself, never a higher one', () => {
    const allowed = [
        ['src/mojibake/scan.ts', '../encoding/utf8.ts'],
        ['src/mojibake/scan.ts', './trigger.ts'],
        ['src/lint/lint.ts', '../mojibake/scan.ts'],
        ['rules/no-bom.ts', '../src/lint/rule.ts'],
        ['src/index.ts', '../rules/index.ts'],
        ['src/index.ts', './plugin.ts'],
        ['src/cli/run.ts', '../index.ts'],
        ['src/cli/reporters/json.ts', '../run.ts'],
        ['src/cli/run.ts', '../lsp/server.ts'],
        ['src/lsp/folder.ts', '../cli/session.ts'],
        ['src/lsp/diagnostics.ts', '../lint/message.ts']
    ];
    const forbidden = [
        ['src/encoding/decide.ts', '../mojibake/scan.ts'],
        ['src/mojibake/scan.ts', '../lint/document.ts'],
        ['src/lint/lint.ts', '../../rules/index.ts'],
        ['rules/no-bom.ts', '../src/plugin.ts'],
        ['src/plugin.ts', './cli/main.ts'],
        ['src/index.ts', './lsp/server.ts'],
        ['rules/no-bom.ts', '../src/lsp/server.ts']
    ];
    const check = ([file = '', target = '']) => violationsOf({ path: file, text: `import {x} from '${target}'` }).length;
    assert.equal(allowed.map(check), allowed.map(() => 0));
    assert.equal(forbidden.map(check), forbidden.map(() => 1));
});
test('pure code that reaches for Node is caught', () => {
    const inDocument = (text) => violationsOf({ path: 'src/lint/document.ts', text });
    assert.equal(inDocument("import fs from 'node:fs'"), ['src/lint/document.ts is pure and imports node:fs']);
    assert.equal(inDocument("const fs = await import('node:fs')"), ['src/lint/document.ts is pure and imports node:fs']);
    assert.equal(inDocument('await import(name)'), ['src/lint/document.ts is pure and imports what only a run can tell']);
    assert.equal(inDocument("await import('node:' + name)"), ['src/lint/document.ts is pure and imports what only a run can tell']);
    for (const name of ['process', 'Buffer', 'Date', 'performance', 'setTimeout', 'require', '__dirname']) {
        assert.equal(inDocument(`const x = ${name}.y`), [`src/lint/document.ts is pure and mentions ${name}`]);
        assert.equal(inDocument(`const x = globalThis.${name}`), [`src/lint/document.ts is pure and mentions ${name}`]);
        assert.equal(inDocument(`const x = \`a \${${name}.y} b\``), [`src/lint/document.ts is pure and mentions ${name}`]);
        assert.equal(inDocument(`// ${name}\n/* ${name} */ const x = '${name}' + \`${name}\` + y.${name} + ${name}s`), []);
    }
});
test('the command line may use Node', () => {
    assert.equal(violationsOf({ path: 'src/cli/run.ts', text: "import fs from 'node:fs'\nprocess.exitCode = Buffer.length" }), []);
});
test('only the markdown scope loads the parser', () => {
    const text = "import remarkParse from 'remark-parse'";
    assert.equal(violationsOf({ path: 'src/lint/markdown-scope.ts', text }), []);
    assert.is(violationsOf({ path: 'src/plugin.ts', text }).length, 1);
    assert.is(violationsOf({ path: 'src/cli/run.ts', text }).length, 1);
});
test('the page takes the public API alone, and makes no markup of text', () => {
    const onPage = (text) => violationsOf({ path: 'playground/a.ts', text });
    assert.equal(onPage("import {lint} from '../src/index.ts'\nimport {b} from './b.ts'\nimport type {W} from './words/words.ts'\nimport s from 'worker-source'"), []);
    assert.equal(onPage("import {lint} from '../src/lint/lint.ts'"), ['playground/a.ts imports src/lint/lint.ts, which is not open to the page']);
    assert.equal(onPage("import {rules} from '../rules/index.ts'"), ['playground/a.ts imports rules/index.ts, which is not open to the page']);
    assert.equal(onPage('a.innerHTML = text // outerHTML'), ['playground/a.ts makes markup of text with innerHTML']);
});
test('only the server loads the protocol of editors', () => {
    const text = "import {createProtocolConnection} from 'vscode-languageserver/node.js'";
    assert.equal(violationsOf({ path: 'src/lsp/server.ts', text }), []);
    assert.equal(violationsOf({ path: 'src/cli/run.ts', text }), ['src/cli/run.ts imports vscode-languageserver/node.js, as only src/lsp/ may']);
});
test('a source that is not ASCII, too long or in no layer is caught', () => {
    assert.equal(violationsOf({ path: 'rules/a.ts', text: "// plain\n// caf\u00e9\n" }), ['rules/a.ts is not ASCII in line 2']);
    assert.equal(violationsOf({ path: 'test/a.ts', text: "// caf\u00e9\n" }), []);
    assert.equal(violationsOf({ path: 'test/a.ts', text: '//\n'.repeat(250) }), []);
    assert.equal(violationsOf({ path: 'test/a.ts', text: '//\n'.repeat(251) }), ['test/a.ts has 251 lines, more than 250']);
    assert.equal(violationsOf({ path: 'src/lint/a.ts', text: `// Generated by scripts/a.ts\n${'//\n'.repeat(999)}` }), []);
    assert.equal(violationsOf({ path: 'src/misc/a.ts', text: '' }), ['src/misc/a.ts belongs to no layer']);
});
test('imports are told from what only looks like them', () => {
    const text = [
        "import a, {b} from 'a' // import 'no'",
        "/* import 'no' */ export type {C} from \"c\"",
        'const text = `import "no" ${await import(`d`)} from "no"`',
        "const list = Array.from('no'), quote = /'/, half = 4 / 2",
        "const html = '<a href=\"no\">' // it's",
        'const from = 1, shown = `${from} no`',
        "import 'e'"
    ].join('\n');
    assert.equal(importsOf(text), ['a', 'c', 'd', 'e']);
});
test('code is told from literals and comments', () => {
    const read = (source) => readSource(source).code.replace(/\s+/g, ' ').trim();
    assert.is(read('a /* b */ + c // d'), 'a + c');
    assert.is(read('f(/[/"]"/g) / g'), 'f( 0 ) / g');
    assert.is(read('return /\'/.test(a)'), 'return 0 .test(a)');
    assert.is(read('(a) / b / c'), '(a) / b / c');
    assert.is(read('`a${ {b: `c${d}`} }e` + f'), '"0"+ {b: "1"+d+"2"} +"3" + f');
    assert.equal(readSource("'it\\'s' + \"\\\\\"").strings, ["it\\'s", '\\\\']);
});
test.run();
