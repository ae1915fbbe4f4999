import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { fix } from '../../src/lint/fix.js';
import { mostLayers } from '../../src/mojibake/reading.js';
import { optInTableNames, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { multiByteNames } from '../../src/encoding/multi-byte.js';
import { reverseMultiByte } from '../../src/mojibake/multi-byte-reversal.js';
import { encoderOf, misreadMultiByte } from '../mojibake/misreading.js';
import { randomDamage } from '../mojibake/random-damage.js';
import { sentences } from '../mojibake/sentences.js';
import { seededRandom } from '../seeded-random.js';
const seed = 20261201;
const documents = 8000;
const lineEnds = ['\n', '\r\n', '\r'];
const options = { rules: configure(rules, { rules: { 'no-bom': 'off' } }), scopeFor: () => undefined, unsafe: false };
/** The bytes of each character in the tables that are tried, by table. */
const encoders = reversalTableNames.filter((name) => !optInTableNames.includes(name)).map(encoderOf);
const controls = encoderOf('windows-1252');
const fatal = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** All that one misreading undone can make of a line, the slow and obvious way: character by character, then a strict decoder. */
function undo(line) {
    const found = [];
    for (const bytesOf of encoders) {
        const bytes = [];
        for (const character of line) {
            const byte = character < '\x80' ? character.charCodeAt(0) : bytesOf.get(character);
            if (byte === undefined)
                break;
            bytes.push(byte);
        }
        if (bytes.length < line.length)
            continue;
        try {
            found.push(fatal.decode(Uint8Array.from(bytes)));
        }
        catch {
            continue;
        }
    }
    // Controls that stand for the windows-1252 characters of the same bytes.
    if (/[\x80-\x9f]/.test(line) && Array.from(line).every((character) => character < '\x80' || controls.has(character))) {
        found.push(Array.from(line, (character) => [...controls].find(([other, byte]) => byte === character.charCodeAt(0) && other > '\x9f')?.[0] ?? character).join(''));
    }
    // Of the encodings of several bytes only the way there is obvious.
    for (const name of multiByteNames)
        found.push(...reverseMultiByte(line, name).filter((text) => misreadMultiByte(text, name) === line));
    return found;
}
/** Whether misreadings undone lead from a line to a text: what one pass lays bare the next may mend, so twice as many as in one. */
function isUndone(line, text, layers = 2 * mostLayers) {
    if (layers === 0)
        return false;
    const texts = undo(line);
    return texts.includes(text) || texts.some((other) => other !== line && isUndone(other, text, layers - 1));
}
/** Lines that are right, damaged, damaged in part, or bytes of no text, each with its line end. */
function randomLines(random) {
    const encoder = new TextEncoder();
    return Array.from({ length: 1 + random.below(5) }, (_, index) => {
        const right = random.pick(Object.values(sentences));
        const damaged = randomDamage(random)?.line ?? right;
        const kinds = [right, damaged, damaged, damaged, `${damaged} ${right}`, `plain line ${index}`];
        const line = encoder.encode(random.pick(kinds));
        const end = random.pick(lineEnds);
        return random.below(12) === 0 ? { line: Uint8Array.from([...line, 0xe9, 0x20, ...line]), end } : { line, end };
    });
}
const text = (bytes) => Buffer.from(bytes).toString('latin1');
test(`every line that fix changes is proved, and nothing else moves (over 20,000 lines, seed ${seed})`, () => {
    const random = seededRandom(seed);
    let changed = 0;
    let seen = 0;
    for (let run = 0; run < documents; run++) {
        const hint = `document ${run}, seed ${seed}`;
        const lines = randomLines(random);
        const last = lines.length - 1;
        seen += lines.length;
        const hasFinalEnd = random.below(3) > 0;
        const bytes = Buffer.concat(lines.flatMap(({ line, end }, index) => [line, Buffer.from(index < last || hasFinalEnd ? end : '')]));
        const { bytes: after } = fix(createDocument({ bytes, path: 'a.txt' }), options);
        assert.is(text(fix(createDocument({ bytes: after, path: 'a.txt' }), options).bytes), text(after), `a second run changes nothing: ${hint}`);
        let rest = Buffer.from(after);
        lines.forEach(({ line, end }, index) => {
            const isEnded = index < last || hasFinalEnd;
            const length = isEnded ? rest.indexOf(end) : rest.length;
            const now = rest.subarray(0, length);
            rest = rest.subarray(length + (isEnded ? end.length : 0));
            if (now.equals(line))
                return;
            changed++;
            const [before, repaired] = [Buffer.from(line).toString(), now.toString()];
            assert.ok(isUndone(before, repaired), `${JSON.stringify(before)} became ${JSON.stringify(repaired)}, which nothing proves: ${hint}`);
            assert.not.match(repaired, /[\x80-\x9f\ufeff\ufffd\p{Co}\p{Noncharacter_Code_Point}]/u, hint);
        });
        assert.is(rest.length, 0, hint);
    }
    assert.ok(seen >= 20_000 && changed > 5000, `${changed} of ${seen} lines changed`);
});
test.run();
