import * as assert from 'uvu/assert';
import { rules as registry } from '../../rules/index.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { applyEdits } from '../../src/lint/edit.js';
import { fix } from '../../src/lint/fix.js';
import { createLineScope } from '../../src/lint/line-scope.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { toMessage } from '../../src/lint/message.js';
import { isPlain } from '../../src/lint/plain.js';
import { decide, decode } from '../../src/mojibake/detection.js';
import { readings } from '../../src/mojibake/proved-reading.js';
import { scan } from '../../src/mojibake/scan.js';
import { checkFix } from '../lint/fix-promises.js';
import { slowScan } from '../mojibake/slow-scan.js';
import { checkFindings } from '../rules/finding-promises.js';
const all = configure(registry, {});
const everything = configure(registry, { rules: {
        'no-bom': ['error', { always: true }],
        'no-mojibake': ['warn', { code: 'fix', escapes: true, allow: ['\u00c3\u00a9'], tables: { add: ['macintosh', 'cp852'], remove: ['cp437'] } }]
    } });
/** The slow scan takes a thousand times the fast one's time: it looks at one short input in so many. */
const slowShare = 8;
const slowBytes = 400;
/** Decides and decodes: spans lie in the file, and valid UTF-8 without a word on its encoding comes back byte for byte. */
export const decideEntry = {
    check({ bytes, ...known }, _random, hint) {
        const { mark, fault, encoding, declarations } = decide(bytes, known);
        assert.ok(mark.start === 0 && mark.end <= bytes.length, hint);
        assert.ok(fault === undefined || (fault.byteOffset >= mark.end && fault.byteOffset < bytes.length), hint);
        const { text, encoding: used } = decode(bytes, known);
        if (encoding === 'utf-8' && used === 'utf-8' && fault === undefined && declarations.length === 0)
            assert.ok(Buffer.from(text).equals(bytes.subarray(mark.end)), hint);
    }
};
/** Scans: as the slow and obvious scan does; and what the command line passes over as plain has no finding. */
export const scanEntry = {
    check({ bytes, path }, random, hint) {
        const found = scan(bytes);
        if (bytes.length <= slowBytes && random.below(slowShare) === 0)
            assert.equal(found, slowScan(bytes), hint);
        if (isPlain(bytes, path))
            assert.equal(lint(createDocument({ bytes, path }), { rules: all }), [], hint);
    }
};
/** Reads lines: whatever is read, its pairs put back give the line again. */
export const readingsEntry = {
    check({ bytes, ...known }, _random, hint) {
        for (const line of decode(bytes, known).text.split(/\r\n|\n|\r/).slice(0, 3)) {
            for (const { text, pairs, layers, gain } of readings(line)) {
                assert.ok(layers.length > 0 && Number.isFinite(gain) && text === layers.at(-1)?.text, hint);
                for (const { found, foundStart, expected, expectedStart } of pairs) {
                    assert.is(line.slice(foundStart, foundStart + found.length), found, hint);
                    assert.is(text.slice(expectedStart, expectedStart + expected.length), expected, hint);
                }
            }
        }
    }
};
/** Runs each rule alone and all together: their findings keep what they promise. */
export const rulesEntry = {
    check(input, random, hint) {
        const document = createDocument(input);
        const alone = random.pick(all);
        lint(document, { rules: [alone], scopeOf: createLineScope(document) });
        checkFindings(document, random.below(4) === 0 ? everything : all, hint);
    }
};
/** Fixes: all that is promised of it, and the edits are what their messages put into the text. */
export const fixEntry = {
    check({ bytes, path, encoding }, random, hint) {
        const known = createDocument({ bytes, path, encoding });
        if (random.below(4) === 0) {
            const result = fix(known, { rules: all, scopeFor: createScope, unsafe: true });
            const { document } = result;
            const again = fix(createDocument({ ...document.known, bytes: result.bytes, path }), { rules: all, scopeFor: createScope, unsafe: true });
            assert.ok(Buffer.from(again.bytes).equals(result.bytes), `a second unsafe fix changes nothing, ${hint}`);
        }
        const document = createDocument({ bytes, path });
        if (!document.isEditable)
            return;
        checkFix(bytes, path, hint);
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        const isUtf8 = Buffer.from(text).equals(bytes);
        const edited = lint(document, { rules: all, scopeOf: createScope(document) }).filter(({ edit }) => edit?.tier === 'safe');
        if (!isUtf8 || edited.length === 0)
            return;
        let whole = text;
        for (const finding of edited.toReversed()) {
            const { place, expected } = toMessage(document, finding);
            if (place === undefined || !('start' in place) || place.start.offset === undefined || place.end.offset === undefined)
                throw new Error(`a repair has a place, ${hint}`);
            whole = whole.slice(0, place.start.offset) + (expected?.[0] ?? '') + whole.slice(place.end.offset);
        }
        assert.is(Buffer.from(applyEdits(bytes, edited.flatMap(({ edit }) => edit ?? []))).toString(), whole, `edits are what messages say, ${hint}`);
    }
};
