import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addAnswer, ask, emptyAnswer } from '../../../bench/accuracy/answer.js';
import { missedFloors } from '../../../bench/accuracy/floors.js';
import { questionTable, tableTable } from '../../../bench/accuracy/summary.js';
import { percent } from '../../../bench/accuracy/text-table.js';
/** Reports and changes what it is told to, line by line. */
function productOf(outcomes, reports = []) {
    return {
        isLinewise: false,
        fix: (_, text) => ({
            after: text.split('\n').map((line) => outcomes[line] ?? line).join('\n'),
            findings: reports.map((report) => ({ ...report, ruleId: 'a-rule', reason: 'Unexpected', span: { start: 0, end: 0 } }))
        })
    };
}
const file = {
    name: 'aa.txt',
    lines: [
        { right: 'one', written: 'one' },
        { right: 'two', written: 'tvvo', table: 'koi8-r' },
        { right: 'three', written: 'thnee', table: 'cp437' },
        { right: 'four', written: 'foun', table: 'cp437' },
        { right: 'five', written: 'five' }
    ]
};
function answerOf(product) {
    const answer = emptyAnswer();
    ask(product, file, answer);
    return answer;
}
test('lines come back, stay as they were, or become something else', () => {
    const { tables, right, faults } = answerOf(productOf({ tvvo: 'two', foun: 'fun', one: '1' }));
    assert.equal(tables['koi8-r'], { lines: 1, restored: 1, untouched: 0, wrong: 0, reported: 0 });
    assert.equal(tables['cp437'], { lines: 2, restored: 0, untouched: 1, wrong: 1, reported: 0 });
    assert.equal(right, { lines: 2, restored: 1, untouched: 0, wrong: 1, reported: 0 });
    assert.equal(faults.map(({ kind, written, outcome }) => [kind, written, outcome]), [['rewritten', 'one', '1'], ['untouched', 'thnee', 'thnee'], ['wrong', 'foun', 'fun']]);
});
test('errors and warnings on right lines are faults; those on damaged lines and infos are not', () => {
    const levels = ['error', 'warning', 'info'];
    const { right, tables, faults } = answerOf(productOf({}, [...levels.map((level, index) => ({ line: [5, 5, 1][index] ?? 0, level })), { line: 2, level: 'error' }]));
    // Line 5 has two reports and counts once; line 1 has an info only.
    assert.is(right.reported, 1);
    assert.is(tables['koi8-r']?.reported, 1);
    assert.equal(faults.filter(({ kind }) => kind === 'reported').map(({ written }) => written), ['five']);
});
test('answers add up', () => {
    const sum = answerOf(productOf({ tvvo: 'two' }));
    addAnswer(sum, answerOf(productOf({ one: '1' }, [{ line: 1, level: 'error' }])));
    assert.equal(sum.tables['koi8-r'], { lines: 2, restored: 1, untouched: 1, wrong: 0, reported: 0 });
    assert.is(sum.right.wrong, 1);
    assert.is(sum.right.reported, 1);
});
test('shares are rounded down, so that what is missing shows', () => {
    assert.is(percent(99_999, 100_000), '99.99');
    assert.is(percent(3, 3), '100.00');
    assert.is(percent(0, 0), '-');
});
test('the tables tell questions and tables apart', () => {
    const answers = { mixed: answerOf(productOf({ tvvo: 'two', foun: 'fun', one: '1' })), precision: { ...emptyAnswer(), right: { lines: 9, restored: 9, untouched: 0, wrong: 0, reported: 0 } } };
    const cells = (text) => text.split('\n').slice(2).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
    assert.equal(cells(questionTable(answers)), [['mixed', '3', '33.33', '33.33', '1', '1', '1', '0'], ['precision', '9', '-', '-', '-', '-', '0', '0']]);
    assert.equal(cells(tableTable(answers)), [['cp437', '2', '0.00', '1', '1'], ['koi8-r', '1', '100.00', '0', '0']]);
});
test('a floor is missed below it, not at it, and the sentence names it', () => {
    const answer = { ...emptyAnswer(), tables: { 'iso-8859-2': { lines: 10_000, restored: 9_900, untouched: 99, wrong: 1, reported: 0 } } };
    assert.equal(missedFloors({ mixed: answer }, { mixed: { restored: 99, wrong: 1 } }), []);
    const [restored, wrong] = missedFloors({ mixed: answer }, { mixed: { restored: 99.01, wrong: 0.99 } });
    assert.is(restored, 'mixed: 9900 of 10000 damaged lines come back (99.000 %), fewer than 99.01 %');
    assert.is(wrong, 'mixed: 1 lines come out as something else, more than 0');
    const right = { ...emptyAnswer(), right: { lines: 5, restored: 4, untouched: 0, wrong: 1, reported: 2 } };
    assert.equal(missedFloors({ precision: right }), ['precision: 1 right lines are rewritten, more than 0', 'precision: 2 right lines are reported, more than 0']);
});
test.run();
