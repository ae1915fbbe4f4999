import { firstFault } from '../encoding/utf8.js';
import { attemptsOf } from '../mojibake/attempt.js';
import { acceptedPartGain, partialDamage } from '../mojibake/partial.js';
import { tablesWith } from '../mojibake/reversal-tables.js';
import { Trigger } from '../mojibake/trigger.js';
import { rivalMarginOf } from '../mojibake/verdict.js';
import { lossesOf } from './loss.js';
import { pick } from './silence.js';
/** Gives what becomes of a line. */
export function outcomeOf(line, judgement) {
    const { verdict, text, bodyStart, readings } = line;
    if (verdict.kind === 'right')
        return outcomeOfRight(line, judgement);
    if (verdict.kind === 'damaged')
        return outcomeOfDamaged(line, judgement);
    if (verdict.kind === 'ambiguous') {
        const rivals = readings.slice(0, verdict.readings.length);
        const { refusal } = effectOf(line, { ruleId: 'ambiguous-encoding', gain: verdict.proved[0].gain }, judgement);
        return { kind: 'ambiguous', readings: rivals, margin: rivalMarginOf(verdict.readings[0]), ...(refusal === undefined ? {} : { refusal }) };
    }
    const damage = asPart(verdict.damage, bodyStart);
    const losses = lossesOf(text, damage.pairs);
    const { refusal } = effectOf(line, { ruleId: 'no-mojibake', gain: damage.gain }, judgement);
    const also = refusal === undefined ? {} : { refusal };
    return losses.length > 0 ? { kind: 'lost', losses, damage, ...also } : { kind: 'partial', damage, ...also };
}
function outcomeOfDamaged(line, judgement) {
    const reading = line.readings[0];
    const { finding, refusal } = effectOf(line, { ruleId: 'no-mojibake', gain: reading.gain }, judgement);
    if (finding?.edit?.tier === 'safe')
        return { kind: 'repaired', reading };
    // What no setting silences is U+FFFD that was misread, which reads as a rare character through another table.
    return refusal === undefined ? { kind: 'lost', losses: lossesOf(line.text, []) } : { kind: 'left', reading, refusal };
}
function outcomeOfRight({ span, triggers, text, body, bodyStart, readings, findings }, { document, tables }) {
    if ((triggers & Trigger.badByte) !== 0)
        return { kind: 'bad-bytes', faults: faultsOf(document, span) };
    // What the rule finds in a line that is right as it stands are escapes.
    const { pairs = [], gain = 0, refusal } = findings.find(({ ruleId }) => ruleId === 'no-mojibake') ?? {};
    if (pairs.length > 0)
        return { kind: 'escaped', pairs, gain, ...(refusal === undefined ? {} : { refusal }) };
    const losses = lossesOf(text, []);
    if (losses.length > 0)
        return { kind: 'lost', losses };
    const [best] = readings;
    if (best !== undefined)
        return { kind: 'unlikely', reading: best };
    const mask = tablesWith(tables);
    const attempts = attemptsOf(body, mask);
    const part = partialDamage(body, mask, -Infinity);
    if (attempts.length === 0 && part === undefined)
        return { kind: 'right', isAscii: /^[\0-\x7f]*$/.test(body) };
    return {
        kind: 'unproved',
        attempts: attempts.map(({ pairs, breaker, ...attempt }) => ({ ...attempt, pairs: pairs.map((pair) => shifted(pair, bodyStart)), breaker: { ...breaker, index: breaker.index + bodyStart } })),
        ...(part === undefined ? {} : { part: asPart(part, bodyStart) })
    };
}
/** What the linter makes of a verdict: the finding, or why there is none, and why there is no edit. */
function effectOf({ findings, span }, verdict, { silence }) {
    const expected = { ...verdict, span };
    const finding = pick(findings, expected);
    return finding === undefined ? { refusal: silence(expected) } : { finding, refusal: finding.refusal };
}
/** Damage in part with its places counted in the whole line. */
function asPart({ pairs, breaker, ...damage }, bodyStart) {
    return {
        ...damage,
        pairs: pairs.map((pair) => shifted(pair, bodyStart)),
        breaker: breaker === undefined ? undefined : { ...breaker, index: breaker.index + bodyStart },
        leastGain: acceptedPartGain
    };
}
function shifted(pair, codeUnits) {
    return { ...pair, foundStart: pair.foundStart + codeUnits };
}
function faultsOf(document, { start, end }) {
    const faults = [];
    for (let fault = firstFault(document.utf8, start, end); fault !== undefined; fault = firstFault(document.utf8, fault.byteOffset + fault.length, end)) {
        const span = { start: fault.byteOffset, end: fault.byteOffset + fault.length };
        faults.push({ kind: fault.kind, bytes: [...document.utf8.subarray(span.start, span.end)], span, column: document.placeOf(span.start).column });
    }
    return faults;
}
