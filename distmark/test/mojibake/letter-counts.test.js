import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addLetters, familiarity, lettersOf, noLetters } from '../../src/mojibake/letter-counts.js';
test('letters are those beyond ASCII, capitals as small ones, with their marks', () => {
    assert.equal(lettersOf('Caf\u00c9 caf\u00e9 \u20ac5 \u2026 e\u0301 \u{10428}\u{10400}'), [[0xe9, 2], [0x301, 1], [0x10428, 2]]);
    assert.equal(lettersOf('plain'), []);
});
test('letters of the file are familiar, others are not, and in a file without letters all are alike', () => {
    const seen = noLetters();
    const [danish, german] = [lettersOf('\u00f8'), lettersOf('\u00f6')];
    assert.is(familiarity(danish, seen, noLetters()), 0);
    addLetters(seen, lettersOf('R\u00f8dgr\u00f8d med fl\u00f8de p\u00e5 bordet'.repeat(20)));
    assert.ok(familiarity(danish, seen, noLetters()) > 1);
    assert.ok(familiarity(german, seen, noLetters()) < -0.5);
});
test('what a line itself gave does not make its letters familiar', () => {
    const [seen, own] = [noLetters(), noLetters()];
    const letters = lettersOf('\u00f8');
    for (const counts of [seen, own])
        addLetters(counts, letters, 0.5);
    assert.ok(Math.abs(familiarity(letters, seen, own)) < 1e-9);
});
test('each letter of a text counts once, and no more than the clip', () => {
    const seen = noLetters();
    addLetters(seen, lettersOf('\u0436'.repeat(1_000_000)));
    const once = familiarity(lettersOf('\u00f6'), seen, noLetters());
    assert.is(familiarity(lettersOf('\u00f6\u00f6\u00f6'), seen, noLetters()), once);
    assert.is(once, -6);
});
test.run();
