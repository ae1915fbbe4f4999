import { isOfTheWeb } from './misreading.js';
import { damagedRow } from './summary.js';
/** What is asked of the whole pack. */
const floors = {
    precision: { rewritten: 0, reported: 0 },
    scattered: { restored: 98.5, web: 99.8, wrong: 1 },
    mixed: { restored: 98, wrong: 1 },
    whole: { restored: 99.5, web: 99.9, wrong: 1 },
    layers: { restored: 99, wrong: 1 },
    published: { restored: 99.6, wrong: 0 },
    negatives: { rewritten: 0 },
    'multi-byte': { rewritten: 0, reported: 0 }
};
/** Names every floor that answers miss, one sentence each. */
export function missedFloors(answers, wanted = floors) {
    return Object.entries(answers).flatMap(([question, answer]) => missed(question, answer, wanted[question] ?? {}));
}
function missed(question, answer, floor) {
    const all = damagedRow(answer);
    const web = damagedRow(answer, isOfTheWeb);
    const found = [];
    const atLeast = (name, { restored, lines }, least) => {
        if (least === undefined || lines === 0 || restored * 100 >= least * lines)
            return;
        found.push(`${question}: ${restored} of ${lines} damaged lines${name} come back (${((100 * restored) / lines).toFixed(3)} %), fewer than ${least} %`);
    };
    const atMost = (name, count, most) => {
        if (most !== undefined && count > most)
            found.push(`${question}: ${count} ${name}, more than ${most}`);
    };
    atLeast('', all, floor.restored);
    atLeast(' of the tables of the web', web, floor.web);
    if (floor.wrong !== undefined)
        atMost('lines come out as something else', all.wrong + answer.right.wrong, Math.floor((floor.wrong * all.lines) / 10_000));
    atMost('right lines are rewritten', answer.right.wrong, floor.rewritten);
    atMost('right lines are reported', answer.right.reported, floor.reported);
    return found;
}
