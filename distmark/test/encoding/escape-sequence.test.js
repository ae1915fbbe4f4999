import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeSequenceIn } from '../../src/encoding/escape-sequence.js';
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
test('escape sequences of ISO 2022 are found, and those of terminals are none', () => {
    assert.equal(escapeSequenceIn(bytesOf('ab\x1b$B$"\x1b(B')), { encoding: 'iso-2022-jp', span: { start: 2, end: 5 } });
    assert.equal(escapeSequenceIn(bytesOf('\x1b[1m\x1b$@$"\x1b(J'))?.span, { start: 4, end: 7 });
    assert.is(escapeSequenceIn(bytesOf('\x1b$)C\x0e'))?.encoding, 'iso-2022-kr');
    assert.is(escapeSequenceIn(bytesOf('\x1b$)A\x0e'))?.encoding, 'iso-2022-cn');
    for (const text of ['', 'plain', '\x1b[31mred\x1b[0m', '\x1b(0lqk\x1b(B', '\x1b', '\x1b$', '\x1b]0;title\x07', '\x1b$B$" \xe9'])
        assert.is(escapeSequenceIn(bytesOf(text)), undefined, escape(text));
});
test.run();
