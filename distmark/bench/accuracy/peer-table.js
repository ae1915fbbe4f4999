import { ownProduct } from './build.js';
import { run } from './job.js';
import { installPeers } from './peer.js';
import { damagedRow } from './summary.js';
import { percent, textTable } from './text-table.js';
/** The questions that all tools are asked. */
const peerQuestions = ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'negatives'];
/** Installs the peers, asks all tools about the same lines, and gives the tables. */
export async function peerTables(job) {
    const folder = installPeers();
    const [own = {}, ftfy = {}, rumdl = {}] = await run({ ...job, questions: peerQuestions, products: [ownProduct, { tool: 'ftfy', folder }, { tool: 'rumdl', folder }] });
    return { repaired: repairedTable(own, ftfy), reported: reportedTable(own, rumdl), scattered: scatteredTable(own, { ftfy, rumdl }) };
}
function repairedTable(own, ftfy) {
    const rows = peerQuestions.map((question) => {
        const [mine, theirs] = [rowsOf(own, question), rowsOf(ftfy, question)];
        const share = ({ damaged }) => percent(damaged.restored, damaged.lines);
        return [question, String(mine.damaged.lines), share(mine), share(theirs), String(mine.damaged.wrong), String(theirs.damaged.wrong), String(mine.right.lines), String(mine.right.wrong), String(theirs.right.wrong)];
    });
    return textTable(['question', 'damaged', 'mojilint restores %', 'ftfy restores %', 'mojilint: wrong', 'ftfy: wrong', 'right', 'mojilint: rewritten', 'ftfy: rewritten'], rows);
}
function reportedTable(own, rumdl) {
    const rows = peerQuestions.map((question) => {
        const [mine, theirs] = [rowsOf(own, question), rowsOf(rumdl, question)];
        const share = ({ damaged }) => percent(damaged.reported, damaged.lines);
        return [question, String(mine.damaged.lines), share(mine), share(theirs), String(mine.right.lines), String(mine.right.reported), String(theirs.right.reported)];
    });
    return textTable(['question', 'damaged', 'mojilint reports %', 'MD083 reports %', 'right', 'mojilint: reported', 'MD083: reported'], rows);
}
function scatteredTable(own, { ftfy, rumdl }) {
    const rows = Object.entries(own.scattered?.tables ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)).map(([table, mine]) => {
        const fixed = ftfy.scattered?.tables[table];
        const reported = rumdl.scattered?.tables[table];
        return [table, String(mine.lines), percent(mine.restored, mine.lines), percent(fixed?.restored ?? 0, fixed?.lines ?? 0), percent(mine.reported, mine.lines), percent(reported?.reported ?? 0, reported?.lines ?? 0)];
    });
    return textTable(['table', 'lines', 'mojilint restores %', 'ftfy restores %', 'mojilint reports %', 'MD083 reports %'], rows);
}
function rowsOf(answers, question) {
    const answer = answers[question] ?? { tables: {}, right: { lines: 0, restored: 0, untouched: 0, wrong: 0, reported: 0 }, faults: [] };
    return { damaged: damagedRow(answer), right: answer.right };
}
