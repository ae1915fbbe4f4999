import { addRow, emptyRow } from './answer.js';
import { isOfTheWeb } from './misreading.js';
import { percent, textTable } from './text-table.js';
/** Adds up the damaged lines of an answer, of all tables or of some. */
export function damagedRow({ tables }, isWanted = () => true) {
    const sum = emptyRow();
    for (const [table, row] of Object.entries(tables))
        if (isWanted(table))
            addRow(sum, row);
    return sum;
}
/** Writes what became of each question's lines. What is right before is not counted as lines where others are damaged. */
export function questionTable(answers) {
    const rows = Object.entries(answers).map(([question, answer]) => {
        const all = damagedRow(answer);
        const web = damagedRow(answer, isOfTheWeb);
        const isOfRight = all.lines === 0;
        const damaged = isOfRight ? ['-', '-', '-', '-'] : [percent(all.restored, all.lines), percent(web.restored, web.lines), String(all.untouched), String(all.wrong)];
        return [question, String(isOfRight ? answer.right.lines : all.lines), ...damaged, String(answer.right.wrong), String(answer.right.reported)];
    });
    return textTable(['question', 'lines', 'restored %', 'tables of the web %', 'untouched', 'wrong', 'right: rewritten', 'right: reported'], rows);
}
/** Writes the share of restored lines by table and question, with the lines of all questions that went wrong. */
export function tableTable(answers) {
    const asked = Object.entries(answers).filter(([, answer]) => Object.keys(answer.tables).length > 0);
    const names = [...new Set(asked.flatMap(([, answer]) => Object.keys(answer.tables)))].sort();
    const rows = names.map((name) => {
        const own = asked.map(([, answer]) => answer.tables[name] ?? emptyRow());
        const sum = (key) => own.reduce((total, row) => total + row[key], 0);
        return [name, String(sum('lines')), ...own.map((row) => percent(row.restored, row.lines)), String(sum('untouched')), String(sum('wrong'))];
    });
    return textTable(['table', 'lines', ...asked.map(([question]) => `${question} %`), 'untouched', 'wrong'], rows);
}
