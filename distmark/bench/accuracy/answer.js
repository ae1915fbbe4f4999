/** Faults of each kind that an answer keeps. */
const keptFaults = 60;
/** Makes an answer without lines. */
export function emptyAnswer() {
    return { tables: {}, right: emptyRow(), faults: [] };
}
/** Makes a row without lines. */
export function emptyRow() {
    return { lines: 0, restored: 0, untouched: 0, wrong: 0, reported: 0 };
}
/** Hands a file to the linter and adds what became of its lines to an answer. */
export function ask(product, { name, lines }, answer) {
    if (lines.length === 0)
        return;
    const { after, findings } = product.fix(name, `${lines.map((line) => line.written).join('\n')}\n`);
    const outcomes = after.split('\n');
    const reports = new Map(findings.filter(({ level }) => level !== 'info').map((finding) => [finding.line - 1, finding]));
    lines.forEach(({ written, right, table }, index) => {
        const outcome = outcomes[index] ?? '';
        const row = table === undefined ? answer.right : (answer.tables[table] ??= emptyRow());
        const report = reports.get(index);
        const fault = { file: name, ...(table === undefined ? {} : { table }), written, right };
        row.lines++;
        if (report !== undefined) {
            row.reported++;
            if (table === undefined)
                note(answer, { ...fault, kind: 'reported', outcome: `${report.level} ${report.ruleId}: ${report.reason}` });
        }
        if (outcome === right)
            row.restored++;
        else if (outcome === written) {
            row.untouched++;
            note(answer, { ...fault, kind: 'untouched', outcome });
        }
        else {
            row.wrong++;
            note(answer, { ...fault, kind: table === undefined ? 'rewritten' : 'wrong', outcome });
        }
    });
}
/** Adds an answer to another. */
export function addAnswer(into, answer) {
    for (const [table, row] of Object.entries(answer.tables))
        addRow((into.tables[table] ??= emptyRow()), row);
    addRow(into.right, answer.right);
    for (const fault of answer.faults)
        note(into, fault);
}
/** Adds a row to another. */
export function addRow(into, row) {
    into.lines += row.lines;
    into.restored += row.restored;
    into.untouched += row.untouched;
    into.wrong += row.wrong;
    into.reported += row.reported;
}
function note({ faults }, fault) {
    if (faults.filter(({ kind }) => kind === fault.kind).length < keptFaults)
        faults.push(fault);
}
