import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayBeUtf7Shift, readUtf7 } from '../../src/encoding/utf7.js';
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
test('UTF-7 is read in several scripts', () => {
    const texts = {
        'caf+AOk- cr+AOg-me': 'caf\u00e9 cr\u00e8me',
        '+BB8EQAQ4BDIENQRC-, +BDwEOARA-': '\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440', // Russian: Hello, world
        '+ZeVnLIqeMG4wQjBE-': '\u65e5\u672c\u8a9e\u306e\u3042\u3044', // Japanese
        'A+ImIDkQ. 1 +- 2 +A6M-': 'A\u2262\u0391. 1 + 2 \u03a3'
    };
    for (const [written, text] of Object.entries(texts))
        assert.is(readUtf7(bytesOf(written))?.text, text);
    assert.is(readUtf7(bytesOf('1 +- 2 caf+AOk- cr+AOg-me'))?.byteOffset, 10);
});
test('ASCII with plus signs is no UTF-7', () => {
    const plain = [
        '', 'no plus', '1 + 2', 'C++ and a+b', '+- +-', 'Java+API-docs, C+API-x', 'me+list@example.org', '+49 30 1234', 'caf+AOk- is 1 + 2', 'caf+AOk-', '+foo-bar',
        'a long+word-in hand', 'sorted+breaking', 'x+bitcoind y', 'data:base64,ab+cd/ef+gh==', '+AOkx-', '+2D0-', '+4AA-', '+AP8-+4AE-'
    ];
    for (const text of plain)
        assert.is(readUtf7(bytesOf(text)), undefined, text);
    assert.is(readUtf7(bytesOf('caf+AOk- cr+AOg-me \xe9')), undefined);
});
test('letters of two scripts in one file are chance', () => {
    assert.is(readUtf7(bytesOf('+AOk- +BD8-')), undefined);
    assert.ok(readUtf7(bytesOf('+AOk- +AOg-')));
});
test('three bytes tell whether a plus sign is worth a look', () => {
    const may = (text) => mayBeUtf7Shift(bytesOf(text), 0);
    assert.ok(may('+AOk-') && may('+ZeV') && may('+API'));
    assert.not(may('+ b'));
    assert.not(may('+-'));
    assert.not(may('++x'));
    assert.not(may('+12') || may('+'));
    assert.not(may('+AEE-')); // An ASCII letter in base64.
});
test.run();
