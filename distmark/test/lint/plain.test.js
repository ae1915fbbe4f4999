import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { readFixtures } from '../../scripts/fixture.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { isPlain } from '../../src/lint/plain.js';
import { bytesOf, randomFile, randomFrom, shownBytes } from './random-bytes.js';
const fixtures = path.join(import.meta.dirname, '../../../fixtures');
const configured = configure(rules, { rules: {} });
const names = ['page.txt', 'page.md', 'page.html', 'page.xml', 'page.po', 'page.css'];
/** What declares an encoding, or looks as if it did. */
const declarations = [
    '<meta charset=big5>', '<META CHARSET="utf-8">', '<meta http-equiv=content-type content="text/html; charset=koi8-r">', '<?xml version="1.0" encoding="windows-1251"?>',
    '@charset "latin1";', 'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-2\\n"\n', '<!-- <meta charset=gbk> -->', '<html><head>', '+AOk-', '\x1b$B'
];
function findings(bytes, name) {
    return lint(createDocument({ bytes, path: name }), { rules: configured }).map(({ ruleId, reason }) => `${ruleId}: ${reason}`);
}
test('nothing is found in a file that is plain', () => {
    const seed = Date.now() % 1_000_000;
    const random = randomFrom(seed);
    let plain = 0;
    for (let count = 0; count < 20_000; count++) {
        const declared = random(3) === 0 ? declarations[random(declarations.length)] : '';
        const bytes = bytesOf(declared, [...randomFile(random, 1 + random(6))]);
        const name = names[random(names.length)];
        if (!isPlain(bytes, name))
            continue;
        plain++;
        assert.equal(findings(bytes, name), [], `seed ${seed}, ${name}: ${shownBytes(bytes)}`);
        assert.not.ok(bytes.includes(0), `seed ${seed}: what holds a NUL may be binary`);
    }
    assert.ok(plain > 500, `seed ${seed}: ${plain} files were plain`);
});
test('no fixture with findings is plain', () => {
    for (const { rule, name, file, input, findings: expected, options } of readFixtures(fixtures)) {
        const isAtHome = Object.keys(options).every((option) => option === 'path');
        if (isAtHome && expected.length > 0)
            assert.not.ok(isPlain(input, options.path ?? file), `${rule}/${name}`);
    }
});
test('right text is plain in most languages', () => {
    const texts = ['Le ch\u00e2teau \u00e9tait ferm\u00e9.', '\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440', '\u4e2d\u6587\u6587\u672c', '\u0645\u0631\u062d\u0628\u0627', '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35', 'plain ASCII'];
    for (const text of texts)
        assert.ok(isPlain(bytesOf(`${text}\n`), 'page.md'), text);
});
test('a page that names UTF-8 where browsers look for it is plain', () => {
    assert.ok(isPlain(bytesOf('<!doctype html><meta charset="utf-8"><p>\u00e9t\u00e9</p>'), 'page.html'));
    assert.not.ok(isPlain(bytesOf(`<!doctype html>${' '.repeat(1100)}<meta charset="utf-8"><p>\u00e9t\u00e9</p>`), 'page.html'), 'too late');
    assert.not.ok(isPlain(bytesOf('<!doctype html><meta charset="koi8-r"><p>\u00e9t\u00e9</p>'), 'page.html'), 'another');
});
test.run();
