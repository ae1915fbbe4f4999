import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceData } from '../../src/mojibake/evidence-data.js';
import { logLikelihood } from '../../src/mojibake/evidence.js';
import { reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { seededRandom } from '../seeded-random.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
test('the data of the model keep to their size', () => {
    const shipped = fs.readFileSync(path.join(import.meta.dirname, '../../src/mojibake/evidence-data.js'));
    assert.ok(shipped.length <= 200_000, `${shipped.length} bytes as a module`);
    assert.ok(gzipSync(shipped).length <= 100_000, `${gzipSync(shipped).length} bytes as gzip has them`);
    assert.match(evidenceData, /^[A-Za-z0-9+/]+={0,2}$/);
});
test('a right sentence is likelier than what any table makes of it', () => {
    for (const [language, sentence] of Object.entries(sentences)) {
        let tried = 0;
        for (const table of ['latin-1', ...reversalTableNames]) {
            const damaged = misread(sentence, table);
            if (damaged === undefined)
                continue;
            tried++;
            assert.ok(logLikelihood(sentence) > logLikelihood(damaged) + 20, `${language} through ${table}: ${logLikelihood(sentence)} against ${logLikelihood(damaged)}`);
        }
        assert.ok(tried > 15, `${language}: ${tried} tables`);
    }
});
test('a right sentence is likelier than what its bytes are in the wrong table', () => {
    // Not UTF-8 this time: the same single byte, read through a neighbour of its table.
    const swaps = [
        ['ces \u00e9l\u00e8ves \u00e9taient l\u00e0', 'ces \u0439l\u0438ves \u0439taient l\u0430'], // French read as windows-1251
        ['\u0433\u043e\u0440\u043e\u0434 \u0438 \u0440\u0435\u043a\u0430', '\u00e3\u00ee\u00f0\u00ee\u00e4 \u00e8 \u00f0\u00e5\u00ea\u00e0'], // Russian read as windows-1252
        ['gr\u00fc\u00dfe', 'gr\u044c\u044fe']
    ];
    for (const [right, wrong] of swaps)
        assert.ok(logLikelihood(right) > logLikelihood(wrong), right);
});
test('the same text has the same likelihood, whatever was asked before', () => {
    const lines = Object.values(sentences);
    const first = lines.map(logLikelihood);
    assert.equal(lines.toReversed().map(logLikelihood).toReversed(), first);
    for (const likelihood of first)
        assert.ok(likelihood < 0 && Number.isFinite(likelihood));
});
test('ASCII text costs nothing', () => {
    for (const text of ['', 'plain text, 1 2 3', '\0\x7f\t'])
        assert.is(Math.abs(logLikelihood(text)), 0, text);
});
test('text is scored by its characters and their neighbours, so pieces far apart add up', () => {
    const [first, second] = ['le caf\u00e9 est bon', 'une f\u00eate'];
    assert.is(logLikelihood(`${first} ${second}`), logLikelihood(first) + logLikelihood(second));
    const rare = Array.from('\u00e9\u0416\u2122\u4e2d\u0dba\u{1f600}\u{10348}\ue000\ud800');
    for (const before of rare)
        for (const after of rare)
            assert.is(logLikelihood(`${before} x${after}`), logLikelihood(before) + logLikelihood(`x${after}`), escape(before + after));
});
test('every scalar value has a likelihood, alone and beside others', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
        if (codePoint >= 0xd800 && codePoint <= 0xdfff)
            continue;
        const likelihood = logLikelihood(String.fromCodePoint(codePoint));
        if (!(codePoint < 0x80 ? Math.abs(likelihood) === 0 : likelihood < 0 && likelihood > -400))
            assert.unreachable(`U+${codePoint.toString(16)}: ${likelihood}`);
    }
    for (let first = 0; first <= 0x10fc00; first += 0x400) {
        if (first >= 0xd800 && first <= 0xdfff)
            continue;
        const likelihood = logLikelihood(String.fromCodePoint(...Array.from({ length: 0x400 }, (_, step) => first + step)));
        if (!Number.isFinite(likelihood))
            assert.unreachable(`from U+${first.toString(16)}: ${likelihood}`);
    }
});
test('lone surrogates are unlikely, not an error', () => {
    for (let codeUnit = 0xd800; codeUnit <= 0xdfff; codeUnit++) {
        const character = String.fromCharCode(codeUnit);
        for (const text of [character, `\u00e9${character}`, `${character}a`, `${character}\u00e9`]) {
            if (!(logLikelihood(text) < -10 && Number.isFinite(logLikelihood(text))))
                assert.unreachable(`${escape(text)}: ${logLikelihood(text)}`);
        }
    }
});
test('a pair of surrogates is one character', () => {
    for (const character of ['\u{1f600}', '\u{1f44d}'])
        assert.ok(logLikelihood(character) > 1.5 * logLikelihood(character.slice(1)), escape(character));
});
test('random code units have a likelihood', () => {
    const random = seededRandom(4);
    for (let round = 0; round < 20_000; round++) {
        const text = String.fromCharCode(...Array.from({ length: random.below(12) }, () => random.below(random.pick([0x80, 0x250, 0x10000]))));
        if (!(Number.isFinite(logLikelihood(text)) && logLikelihood(text) <= 0))
            assert.unreachable(`seed 4, round ${round}: ${escape(text)}: ${logLikelihood(text)}`);
    }
});
test('rare syllables side by side are no repetition of one another', () => {
    // HANGUL SYLLABLES GWET, BOEC, GWEM, none of which any text has, as kana in Shift_JIS look in EUC-KR.
    const rare = '\uad3c\ubd2f\uad35';
    const alone = [...rare].reduce((sum, syllable) => sum + logLikelihood(syllable), 0);
    assert.ok(logLikelihood(rare) < alone / 2, `${logLikelihood(rare)} against ${alone}`);
});
test.run();
