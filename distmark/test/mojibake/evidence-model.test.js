import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countSymbols } from '../../scripts/train/counts.js';
import { packModel } from '../../scripts/train/pack-model.js';
import { evidenceData } from '../../src/mojibake/evidence-data.js';
import { costsPerNat, tierCount } from '../../src/mojibake/evidence-format.js';
import { costOfPair, nats, unpackModel } from '../../src/mojibake/evidence-model.js';
import { asciiClass, asciiClassCount, blank, isHangul, isTiered } from '../../src/mojibake/symbol.js';
import { sentences } from './sentences.js';
/** Steps of 127, 128, 129 and 16,384 code points: where a number takes a byte more. */
const steps = '\u0d00\u0d7f\u0dff\u0e80\u4e80 \u{11000}\u{11080}';
const corpus = [steps, steps, ...Object.values(sentences), ...Object.values(sentences), 'caf\u00e9 caf\u00e9 caf\u00e9', 'an \u{1f600} and an \u{1f600}', '\u2500\u2500\u2500\u2500 \u2550\u2550', 'plain'];
const pack = (lines, keep = 40_000) => packModel(countSymbols(lines), keep);
const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const unpack = (lines, keep) => unpackModel(toBase64(pack(lines, keep)));
/** Writes a model again, by the layout as `evidence-format.ts` words it: what the reader lost or bent would differ. */
function rewrite(model) {
    const bytes = [];
    const varint = (value) => {
        for (; value > 127; value = Math.floor(value / 128))
            bytes.push(128 + (value % 128));
        bytes.push(value);
    };
    const followers = ({ offsets, seconds, costs }, first) => {
        const start = offsets[first] ?? 0;
        const end = offsets[first + 1] ?? 0;
        varint(end - start);
        for (let index = start; index < end; index++) {
            varint((seconds[index] ?? 0) - (index > start ? (seconds[index - 1] ?? 0) : 0));
            bytes.push(costs[index] ?? -1);
        }
    };
    varint(model.groupNumbers.size);
    for (const [name, group] of [...model.groupNumbers].sort(([, a], [, b]) => a - b)) {
        varint(name.length);
        bytes.push(...Array.from(name, (character) => character.charCodeAt(0)), model.groupCost[group] ?? -1, model.unseenMemberCost[group] ?? -1, model.repeatCost[group] ?? -1);
    }
    for (let group = 0; group < asciiClassCount + model.groupNumbers.size; group++) {
        bytes.push(model.groupFallbackCost[group] ?? -1);
        followers(model.groupPairs, group);
    }
    const firstOwn = asciiClassCount + 2 * tierCount;
    const own = [...model.symbolOf].filter(([, symbol]) => symbol >= firstOwn).sort(([, a], [, b]) => a - b);
    varint(firstOwn + own.length);
    let last = 0;
    model.inGroupCost.forEach((cost, symbol) => {
        const [codePoint] = own[symbol - firstOwn] ?? [];
        if (codePoint !== undefined) {
            varint(codePoint - last);
            varint(model.groupOfSymbol[symbol] ?? -1);
            last = codePoint;
        }
        bytes.push(cost, model.fallbackCost[symbol] ?? -1);
    });
    const tiered = [...model.symbolOf].filter(([, symbol]) => symbol < firstOwn).sort(([a], [b]) => a - b);
    varint(tiered.length);
    last = 0;
    for (const [codePoint, symbol] of tiered) {
        varint(codePoint - last);
        bytes.push(symbol - asciiClassCount - (isHangul(codePoint) ? tierCount : 0));
        last = codePoint;
    }
    for (let symbol = 0; symbol < model.inGroupCost.length; symbol++)
        followers(model.pairs, symbol);
    return bytes;
}
test('what the writer packs, the reader unpacks, in every section to the last byte', () => {
    for (const lines of [corpus, ['\u00e9\u00e9'], ['plain'], []])
        assert.equal(rewrite(unpack(lines)), [...pack(lines)], `${lines.length} lines`);
});
test('the shipped model unpacks to the last byte', () => {
    const shipped = Uint8Array.from(atob(evidenceData), (character) => character.charCodeAt(0));
    const again = rewrite(unpackModel(evidenceData));
    assert.is(again.length, shipped.length);
    assert.is(again.findIndex((byte, index) => byte !== shipped[index]), -1);
});
test('the same text makes the same bytes', () => {
    assert.equal([...pack(corpus)], [...pack([...corpus])]);
});
test('sections hold what was in the text', () => {
    const model = unpack(corpus);
    for (const name of ['latin lower', 'latin upper', 'cyrillic lower', 'han letter', 'hangul letter', 'box-drawing symbol', 'supplementary symbol'])
        assert.ok(model.groupNumbers.has(name), name);
    const counts = new Map();
    for (const line of corpus)
        for (const character of line)
            counts.set(character.codePointAt(0) ?? 0, (counts.get(character.codePointAt(0) ?? 0) ?? 0) + 1);
    for (const [codePoint, count] of counts) {
        if (codePoint < 0x80 || count < 2)
            continue;
        const symbol = model.symbolOf.get(codePoint) ?? -1;
        assert.ok(symbol >= asciiClassCount, codePoint.toString(16));
        assert.is(symbol < asciiClassCount + 2 * tierCount, isTiered(codePoint), codePoint.toString(16));
    }
    assert.is(model.symbolOf.get(0x0e5b), undefined);
});
const symbolFor = (model, character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return (codePoint < 0x80 ? asciiClass[codePoint] : model.symbolOf.get(codePoint)) ?? -1;
};
test('what follows often costs less than what follows seldom, and what never follows has no pair', () => {
    const model = unpack([...Array.from({ length: 30 }, () => 'caf\u00e9'), 'a\u00e9n and', 'a\u00e9n', 'na\u00efve', 'na\u00efve']);
    const cost = (first, second) => costOfPair(model.pairs, symbolFor(model, first), symbolFor(model, second));
    assert.ok(cost('\u00e9', ' ') >= 0 && cost('\u00e9', ' ') < cost('\u00e9', 'n'), `${cost('\u00e9', ' ')} and ${cost('\u00e9', 'n')}`);
    assert.ok(cost('f', '\u00e9') >= 0 && cost('f', '\u00e9') < cost('a', '\u00e9'));
    assert.is(cost('\u00e9', '\u00ef'), -1);
    assert.is(cost('c', 'a'), -1);
    assert.is(costOfPair(model.pairs, blank, symbolFor(model, '\u00ef')), -1);
});
test('only the pairs that change most are kept', () => {
    const count = (keep) => unpack(corpus, keep).pairs.seconds.length;
    assert.is(count(0), 0);
    assert.is(count(25), 25);
    assert.ok(count(40_000) > 300);
    const one = unpack([...corpus, ...Array.from({ length: 500 }, () => 'f\u00e9f')], 1);
    assert.ok(costOfPair(one.pairs, symbolFor(one, 'f'), symbolFor(one, '\u00e9')) >= 0 || costOfPair(one.pairs, symbolFor(one, '\u00e9'), symbolFor(one, 'f')) >= 0);
    const [few, many] = [unpack(corpus, 25), unpack(corpus)];
    for (let first = 0; first < few.pairs.offsets.length - 1; first++) {
        for (let index = few.pairs.offsets[first] ?? 0; index < (few.pairs.offsets[first + 1] ?? 0); index++) {
            assert.is(few.pairs.costs[index], costOfPair(many.pairs, first, few.pairs.seconds[index] ?? 0));
        }
    }
});
test('a pair is found among its followers wherever it stands', () => {
    const followers = { offsets: Uint32Array.of(0, 0, 4, 5), seconds: Uint16Array.of(2, 5, 9, 65535, 5), costs: Uint8Array.of(20, 50, 90, 99, 1) };
    assert.equal([2, 5, 9, 65535].map((second) => costOfPair(followers, 1, second)), [20, 50, 90, 99]);
    assert.equal([0, 3, 10].map((second) => costOfPair(followers, 1, second)), [-1, -1, -1]);
    assert.equal([0, 1, 2].map((first) => costOfPair(followers, first, 5)), [-1, 50, 1]);
});
test('data that end too early unpack to a smaller model, not to an endless loop', () => {
    const bytes = pack(corpus);
    const known = (length) => unpackModel(toBase64(bytes.subarray(0, length))).symbolOf.size;
    const whole = known(bytes.length);
    for (let length = 0; length < bytes.length; length += 1 + (length >> 5))
        assert.ok(known(length) <= whole, `${length} bytes`);
    assert.ok(known(bytes.length >> 3) < whole);
});
test('a cost is so many parts of a nat', () => {
    assert.is(nats(costsPerNat), -1);
    assert.is(nats(255), -255 / costsPerNat);
});
test.run();
