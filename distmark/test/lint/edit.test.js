import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyEdits } from '../../src/lint/edit.js';
import { bytesOf, randomFrom, shownBytes } from './random-bytes.js';
const edit = (start, end, replacement) => ({ span: { start, end }, replacement: bytesOf(replacement), tier: 'safe' });
const applied = (text, ...edits) => shownBytes(applyEdits(bytesOf(text), edits));
test('bytes outside the spans stay as they are, bad ones and NUL too', () => {
    assert.is(applied([0xff, 0x00, 0x41, 0xe9, 0x0d], edit(2, 3, 'bc')), '\xff\x00bc\xe9\r');
});
test('edits may come in any order', () => {
    assert.is(applied('one two three', edit(8, 13, '3'), edit(0, 3, '1'), edit(4, 7, '2')), '1 2 3');
});
test('edits that touch are both made', () => {
    assert.is(applied('abcd', edit(0, 2, 'X'), edit(2, 4, 'Y')), 'XY');
});
test('an insertion stands before what replaces the bytes behind it, whatever the order', () => {
    assert.is(applied('abc', edit(0, 1, 'A'), edit(0, 0, '>')), '>Abc');
    assert.is(applied('abc', edit(3, 3, '<'), edit(2, 3, 'C')), 'abC<');
});
test('of edits that overlap the one that begins first is made, and the others wait for the next pass', () => {
    assert.is(applied('abcdef', edit(2, 5, 'Y'), edit(1, 3, 'X')), 'aXdef');
    assert.is(applied('abcdef', edit(0, 6, 'all'), edit(2, 3, 'Y')), 'all');
    // Of two that begin together the shorter one is made: a removal, say, and not the rewriting of the whole file.
    assert.is(applied('abcdef', edit(0, 6, 'all'), edit(0, 1, 'X')), 'Xbcdef');
});
test('an edit behind one that was left out is made', () => {
    assert.is(applied('abcdef', edit(0, 3, 'X'), edit(2, 4, 'Y'), edit(3, 4, 'Z')), 'XZef');
});
test('no edits, an empty file and an empty replacement are cases like others', () => {
    assert.is(applied('abc'), 'abc');
    assert.is(applied('', edit(0, 0, 'new')), 'new');
    assert.is(applied('abc', edit(0, 3, '')), '');
});
test('the input keeps its bytes', () => {
    const bytes = bytesOf('abc');
    applyEdits(bytes, [edit(0, 1, 'X')]);
    assert.is(shownBytes(bytes), 'abc');
});
test('random splices equal those of a plain list', () => {
    const seed = 20260801;
    const random = randomFrom(seed);
    for (let run = 0; run < 500; run++) {
        const bytes = Array.from({ length: random(40) }, () => random(256));
        const edits = [];
        const expected = [];
        for (let at = 0; at < bytes.length;) {
            const end = at + random(bytes.length - at + 1);
            const replacement = Array.from({ length: random(5) }, () => random(256));
            if (random(2) === 0 && end > at) {
                edits.splice(random(edits.length + 1), 0, edit(at, end, replacement));
                expected.push(...replacement);
            }
            else
                expected.push(...bytes.slice(at, end));
            at = end;
        }
        assert.is(shownBytes(applyEdits(Uint8Array.from(bytes), edits)), shownBytes(Uint8Array.from(expected)), `seed ${seed}, run ${run}`);
    }
});
test.run();
