import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../src/encoding/standard-codecs.js';
import { noLetters } from '../../src/mojibake/letter-counts.js';
import { defaultTables } from '../../src/mojibake/reversal-tables.js';
import { createVerdictBlocks } from '../../src/mojibake/verdict-blocks.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
const damaged = misread(sentences['French'] ?? '', 'windows-1252') ?? '';
/** Blocks over so many lines, every fifth of them right; counts how often a text is asked for. */
function blocksOf(count) {
    let asked = 0;
    const lines = Array.from({ length: count }, (_, index) => ({ lineNumber: 3 * index + 1, span: { start: index, end: index }, triggers: 1 }));
    const blocks = createVerdictBlocks({
        lines: () => lines,
        textOf: ({ lineNumber }) => {
            asked++;
            return (lineNumber - 1) % 15 === 0 ? 'right' : `${damaged} ${lineNumber}`;
        },
        rightText: () => ({ letters: noLetters(), lineCount: 0 })
    });
    return { lines, blocks, asked: () => asked };
}
test('each line has its own verdict, in whatever order it is asked', () => {
    const { lines, blocks } = blocksOf(9000);
    for (const index of [8999, 0, 4096, 4095, 5, 8191, 8192]) {
        const verdict = blocks.verdictOf(lines[index], defaultTables);
        assert.is(verdict.kind, index % 5 === 0 ? 'right' : 'damaged', `line ${index}`);
        if (verdict.kind === 'damaged')
            assert.is(verdict.body, `${damaged} ${3 * index + 1}`);
        assert.is(blocks.kindOf(lines[index], defaultTables), verdict.kind);
    }
});
test('a line that is none of them is right', () => {
    const { blocks } = blocksOf(10);
    assert.is(blocks.verdictOf({ lineNumber: 2, span: { start: 0, end: 0 }, triggers: 1 }, defaultTables).kind, 'right');
    assert.is(blocks.kindOf({ lineNumber: 100, span: { start: 0, end: 0 }, triggers: 1 }, defaultTables), 'right');
});
test('kinds stay known when verdicts are let go, and each line is judged twice at most', () => {
    const count = 12 * 4096;
    const { lines, blocks, asked } = blocksOf(count);
    for (const line of lines)
        blocks.kindOf(line, defaultTables);
    assert.is(asked(), count);
    for (const line of lines)
        blocks.kindOf(line, defaultTables);
    assert.is(asked(), count, 'kinds are kept');
    for (const line of lines)
        blocks.verdictOf(line, defaultTables);
    assert.is(asked(), 2 * count, 'verdicts of so many lines are not');
});
test.run();
