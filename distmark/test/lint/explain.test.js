import '../../src/encoding/standard-codecs.js';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { readFixtures } from '../../scripts/fixture.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { explain } from '../../src/lint/explain.js';
import { createLineScope } from '../../src/lint/line-scope.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { bytesOf, randomFile, randomFrom, shownBytes } from './random-bytes.js';
const root = path.join(import.meta.dirname, '../../../fixtures');
const fixtures = readFixtures(root);
const defaults = configure(rules, {});
const encoder = new TextEncoder();
/** Explains a document and holds every line against what linting the document reports. */
function agreed(document, options, hint) {
    const explanations = explain(document, options);
    const findings = lint(document, options);
    assert.is(explanations.length, lineCount(document), `${hint}: lines`);
    assert.equal(explanations.flatMap((line) => line.findings), findings, `${hint}: findings`);
    for (const explanation of explanations) {
        const line = `${hint}, line ${explanation.lineNumber}`;
        assert.equal(explanation.findings.map(({ span }) => document.placeOf(span.start).line), explanation.findings.map(() => explanation.lineNumber), line);
        compare(document, explanation, line);
        places(explanation, line);
    }
    return explanations;
}
function lineCount({ utf8 }) {
    const text = Buffer.from(utf8).toString('latin1');
    return text.split(/\r\n|\n|\r/).length - (/[\r\n]$/.test(text) ? 1 : 0);
}
/** Damage of a line is told by exactly the findings that its outcome says. */
function compare(document, { text, outcome, findings }, line) {
    const damage = findings.filter((finding) => finding.ruleId === 'no-mojibake');
    const differing = findings.filter((finding) => finding.ruleId === 'ambiguous-encoding' && finding.gain !== undefined);
    switch (outcome.kind) {
        case 'repaired': {
            const [{ edit, pairs = [] }] = damage;
            assert.is(damage.length, 1, line);
            assert.is(edit?.tier, 'safe', line);
            assert.equal(pairs.map(({ found, expected }) => [found, expected]), outcome.reading.pairs.map(({ found, expected }) => [found, expected]), line);
            const base = document.text({ start: 0, end: edit.span.start }).split(/\r\n|\n|\r/).at(-1);
            const after = base + new TextDecoder('utf-8', { ignoreBOM: true }).decode(edit.replacement) + text.slice(base.length + document.text(edit.span).length);
            assert.ok(after.endsWith(outcome.reading.text), `${line}: what the edit makes is the reading`);
            break;
        }
        case 'left':
            // Silenced damage is not reported at all, unless in another way; bytes of another legacy encoding are edited when asked for.
            assert.ok(damage.every(({ edit }) => edit === undefined || (edit.tier === 'unsafe' && outcome.refusal.cause === 'legacy')), line);
            if (['off', 'directive'].includes(outcome.refusal.cause))
                assert.is(damage.length, 0, line);
            else if (!['allow', 'code'].includes(outcome.refusal.cause))
                assert.equal(damage.map(({ refusal }) => refusal), [outcome.refusal], line);
            break;
        case 'ambiguous':
            assert.is(damage.length, 0, line);
            if (outcome.refusal === undefined)
                assert.is(differing.length, 1, line);
            for (const { expected = [] } of differing) {
                assert.is(expected.length, outcome.readings.length, line);
                expected.forEach((expectedText, index) => assert.ok(outcome.readings[index].text.includes(expectedText), line));
            }
            break;
        case 'escaped':
            assert.equal(damage.map(({ pairs, edit }) => [pairs, edit]), [[outcome.pairs, undefined]], line);
            break;
        case 'partial':
        case 'lost':
            if (outcome.damage === undefined)
                assert.is(damage.length, 0, line);
            else {
                if (outcome.refusal === undefined)
                    assert.is(damage.length, 1, line);
                assert.ok(damage.every(({ edit, tables }) => edit === undefined && tables?.[0] === outcome.damage?.table), line);
            }
            break;
        default:
            assert.is(damage.length, 0, line);
    }
    if (outcome.kind !== 'ambiguous')
        assert.is(differing.length, 0, line);
    if (outcome.kind === 'lost' && outcome.damage === undefined)
        assert.ok(findings.some(({ ruleId }) => ruleId === 'no-replacement-char'), line);
}
/** Every place of a pair, a breaker or a loss counts in the line as it stands. */
function places({ text, readings, outcome }, line) {
    for (const reading of readings) {
        for (const { found, foundStart, expected, expectedStart } of reading.pairs) {
            assert.is(text.slice(foundStart, foundStart + found.length), found, line);
            assert.is(reading.text.slice(expectedStart, expectedStart + expected.length), expected, line);
        }
    }
    const part = outcome.kind === 'partial' || outcome.kind === 'lost' ? outcome.damage : outcome.kind === 'unproved' ? outcome.part : undefined;
    const attempts = outcome.kind === 'unproved' ? outcome.attempts : [];
    const pieces = [...(part?.pairs ?? []), ...attempts.flatMap(({ pairs }) => pairs), ...(outcome.kind === 'lost' ? outcome.losses : [])];
    for (const { found, foundStart } of pieces)
        assert.is(text.slice(foundStart, foundStart + found.length), found, line);
    for (const breaker of [part?.breaker, ...attempts.map((attempt) => attempt.breaker)]) {
        if (breaker !== undefined)
            assert.is(text.slice(breaker.index, breaker.index + breaker.found.length), breaker.found, line);
    }
}
function optionsFor(document, configured) {
    return { rules: configured, scopeOf: createScope(document) };
}
for (const { rule, name, file, input, options } of fixtures) {
    const configured = configure(rules, { rules: options.rules ?? {} });
    test(`${rule}/${name} is explained as it is linted`, () => {
        const document = createDocument({ bytes: input, path: options.path ?? file, ...(options.encoding === undefined ? {} : { encoding: options.encoding }) });
        agreed(document, optionsFor(document, configured), file);
    });
    test(`each line of ${rule}/${name} alone is explained as it is linted`, () => {
        const document = createDocument({ bytes: input, path: file });
        for (const { text, lineNumber } of explain(document, { rules: defaults })) {
            const alone = createDocument({ bytes: encoder.encode(text) });
            agreed(alone, optionsFor(alone, configured), `${file}, line ${lineNumber} alone`);
        }
    });
}
test('right text of all languages is explained as right, for a reason', () => {
    for (const name of fs.readdirSync(path.join(root, 'clean'))) {
        const document = createDocument({ bytes: fs.readFileSync(path.join(root, 'clean', name)), path: name });
        for (const { outcome, lineNumber } of agreed(document, { rules: defaults }, name)) {
            assert.ok(['right', 'unlikely', 'unproved'].includes(outcome.kind), `${name}, line ${lineNumber}: ${outcome.kind}`);
        }
    }
});
test('random files are explained as they are linted, line by line', () => {
    const seed = 20260830;
    const random = randomFrom(seed);
    const configured = configure(rules, { rules: { 'no-mojibake': ['warn', { code: 'skip', escapes: true, allow: ['\u00c3\u00a9', 'Word \u00c3'], tables: { add: ['macintosh'], remove: ['cp437'] } }] } });
    for (let run = 0; run < 1500; run++) {
        const bytes = randomFile(random, 12);
        const document = createDocument({ bytes, path: run % 3 === 0 ? 'a.md' : 'a.html' });
        agreed(document, { rules: run % 2 === 0 ? defaults : configured, scopeOf: createLineScope(document) }, `seed ${seed}, run ${run}: ${JSON.stringify(shownBytes(bytes))}`);
    }
});
function explainText(text, settings = {}, name = 'a.md') {
    const document = createDocument({ bytes: bytesOf(text), path: name });
    const [explanation] = agreed(document, optionsFor(document, configure(rules, { rules: settings })), JSON.stringify(text));
    return explanation;
}
const damaged = 'Gr\u00c3\u00bc\u00c3\u0178e f\u00c3\u00bcr alle';
test('each outcome has its case', () => {
    const cases = {
        repaired: damaged,
        left: `\`${damaged}\``,
        // LATIN CAPITAL LETTER Z WITH CARON is AE in three tables, and each makes another letter of C3 AE or B8.
        ambiguous: 'Sm\u00c3\u017errebr\u00c3\u017ed',
        partial: `\u0416: ${damaged}`,
        lost: 'voil\u00c3 , dit-elle',
        escaped: 'caf\\u00c3\\u00a9',
        unlikely: 'Viel Spa\u00df\u2026',
        unproved: '\u041f\u0440\u0438\u0432\u0435\u0442',
        right: 'caf\u00e9'
    };
    for (const [kind, text] of Object.entries(cases))
        assert.is(explainText(text, { 'no-mojibake': ['error', { escapes: true }] }).outcome.kind, kind, JSON.stringify(text));
    const bad = createDocument({ bytes: bytesOf('ok\n', damaged, ' ', [0xe9], ' x\n') });
    assert.equal(agreed(bad, { rules: defaults }, 'bad bytes').map(({ outcome }) => outcome.kind), ['right', 'bad-bytes']);
});
test('a right line is right since it is ASCII, or since no table takes a piece of it back', () => {
    assert.equal(explainText('plain').outcome, { kind: 'right', isAscii: true });
    assert.equal(explainText('\ufeffplain').outcome, { kind: 'right', isAscii: true });
    assert.equal(explainText('caf\u00e9').outcome, { kind: 'right', isAscii: false });
});
test('what is lost is told by kind and place', () => {
    const lossesOf = (text) => {
        const { outcome } = explainText(text);
        return outcome.kind === 'lost' ? outcome.losses.map(({ kind, foundStart }) => [kind, foundStart]) : outcome.kind;
    };
    assert.equal(lossesOf('voil\u00c3 , dit-elle'), [['no-break space', 4]]);
    assert.equal(lossesOf('\u00e2\u20ac\u0153Yes\u00e2\u20ac he said'), [['dropped byte', 6]]);
    assert.equal(lossesOf('he said \x1cyes\x1d'), [['high byte', 8], ['high byte', 12]]);
    assert.equal(lossesOf('a \ufffd b \u00ef\u00bf\u00bd'), [['replacement', 2], ['misread-replacement', 6]]);
    assert.equal(lossesOf('\u00ef\u00bf\u00bd \ufffd'), [['misread-replacement', 0], ['replacement', 4]]);
    // A reading through iso-8859-15 would be a rare halfwidth letter.
    assert.equal(lossesOf(`a \u00ef\u00bf\u0153 ${'\u00ef\u00bf\u0153'.repeat(4)}`), [2, 6, 9, 12, 15].map((start) => ['misread-replacement', start]));
});
test('the setting that silences damage is named', () => {
    const causeOf = (text, settings) => {
        const { outcome, findings } = explainText(text, settings);
        assert.is(findings.some(({ ruleId }) => ruleId !== 'directive'), false, text);
        return 'refusal' in outcome ? [outcome.kind, outcome.refusal?.cause] : outcome.kind;
    };
    const directive = '<!-- mojilint-disable-line -->';
    assert.equal(causeOf(damaged, { 'no-mojibake': 'off' }), ['left', 'off']);
    assert.equal(causeOf(`${damaged} ${directive}`), ['left', 'directive']);
    assert.equal(causeOf(damaged, { 'no-mojibake': ['error', { allow: [damaged] }] }), ['left', 'allow']);
    assert.equal(causeOf(`\`${damaged}\``, { 'no-mojibake': ['error', { code: 'skip' }] }), ['left', 'code']);
    assert.equal(causeOf(`\`${damaged}\` ${directive}`, { 'no-mojibake': ['off', { code: 'skip', allow: [damaged] }] }), ['left', 'code']);
    assert.equal(causeOf(`\u0416: ${damaged} ${directive}`), ['partial', 'directive']);
    assert.equal(causeOf('Sm\u00c3\u017errebr\u00c3\u017ed', { 'ambiguous-encoding': 'off' }), ['ambiguous', 'off']);
    // What is reported of the line instead does not pass for it.
    const { outcome, findings } = explainText(`${damaged} caf\\u00c3\\u00a9`, { 'no-mojibake': ['error', { allow: [damaged], escapes: true }] });
    assert.equal([outcome.kind, outcome.kind === 'left' && outcome.refusal.cause, findings.length], ['left', 'allow', 1]);
    const alone = createDocument({ bytes: bytesOf(damaged) });
    assert.match(explain(alone, { rules: [] })[0]?.reasons.at(-1) ?? '', /`no-mojibake` is off/);
});
test('other lines of the file count, and the explanation says how much', () => {
    const line = 'Sm\u00c3\u017errebr\u00c3\u017ed';
    const document = createDocument({ bytes: bytesOf(`${line}\n${'\u00c3\u02dcst for byen l\u00c3\u017eber \u00c3\u20acen, og \u00c3\u201elet \u00c3\u017er\n'.repeat(3)}`) });
    const [inFile] = agreed(document, { rules: defaults }, 'in its file');
    const [alone] = explain(createDocument({ bytes: bytesOf(line) }), { rules: defaults });
    assert.is.not(inFile?.readings[0]?.gain, alone?.readings[0]?.gain);
    assert.ok(Math.abs(inFile?.readings[0]?.fileGain ?? 0) > 1);
    assert.ok(inFile?.reasons.some((reason) => /other lines of the file (?:add|take away) \d+\.\d nats/.test(reason)), inFile?.reasons.join());
});
test('only the lines that are asked for are explained, and none beyond the end', () => {
    const document = createDocument({ bytes: bytesOf(`one\r\ntwo\r${damaged}\nfour`) });
    const linesOf = (lineNumbers) => explain(document, { rules: defaults, lineNumbers }).map(({ lineNumber, text }) => [lineNumber, text]);
    assert.equal(linesOf([3, 1]), [[1, 'one'], [3, damaged]]);
    assert.equal(linesOf([0, 2, 4, 5]), [[2, 'two'], [4, 'four']]);
});
test('a document without text is one line that holds nothing, whatever is reported of it', () => {
    assert.equal(explain(createDocument({ bytes: bytesOf('') }), { rules: defaults }).map(({ text, outcome }) => [text, outcome.kind]), [['', 'right']]);
    // The mark of UTF-16 and nothing behind it.
    assert.equal(explain(createDocument({ bytes: bytesOf([0xff, 0xfe]) }), { rules: defaults }).map(({ findings }) => findings.map(({ ruleId }) => ruleId)), [['no-bom']]);
});
test('findings that are known already are taken', () => {
    const document = createDocument({ bytes: bytesOf(damaged) });
    const findings = lint(document, { rules: defaults });
    assert.equal(explain(document, { rules: defaults, findings }), explain(document, { rules: defaults }));
});
test.run();
