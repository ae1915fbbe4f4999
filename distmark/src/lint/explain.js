import { leadingMarks } from '../mojibake/misread-mark.js';
import { withPairs } from '../mojibake/proved-reading.js';
import { scopedTriggers } from '../mojibake/trigger.js';
import { nothingProved } from '../mojibake/verdict.js';
import { byteLines } from './byte-line.js';
import { reasonsOf, summaryOf } from './explanation-words.js';
import { lint } from './lint.js';
import { outcomeOf } from './outcome.js';
import { createSilence } from './silence.js';
/**
 * Explains lines of a document, in its order: how each can be read, what is mended, and where nothing is, the one reason for
 * that. A text alone is a document of its lines.
 *
 * Nothing is judged here: verdicts are those that the rules go by, findings are what `lint` reports. Lints the whole document
 * once, and again where a damaged line is not reported, to see which setting silences it. Pure; never throws.
 */
export function explain(document, options) {
    const wanted = options.lineNumbers === undefined ? undefined : new Set(options.lineNumbers);
    const suspects = new Map(document.suspects(scopedTriggers).map((line) => [line.lineNumber, line]));
    const findings = options.findings ?? lint(document, options);
    const judgement = { document, tables: tablesOf(options), silence: createSilence(document, options) };
    const explanations = [];
    let lineNumber = 0;
    let next = 0;
    for (const span of byteLines(document.utf8)) {
        lineNumber++;
        const first = next;
        while (findings[next] !== undefined && findings[next].span.start <= span.end)
            next++;
        if (wanted !== undefined && !wanted.has(lineNumber))
            continue;
        explanations.push(explainLine({ lineNumber, span, suspect: suspects.get(lineNumber), findings: findings.slice(first, next) }, judgement));
    }
    return explanations;
}
function explainLine({ lineNumber, span, suspect, findings }, judgement) {
    const { document, tables } = judgement;
    const text = document.text(span);
    const verdict = suspect === undefined ? nothingProved : document.verdictOf(suspect, tables);
    const bodyStart = leadingMarks(text);
    const body = text.slice(bodyStart);
    const readings = verdict.proved.map((reading) => withPairs(reading, { body, bodyStart }));
    const outcome = outcomeOf({ span, triggers: suspect?.triggers ?? 0, text, body, bodyStart, verdict, readings, findings }, judgement);
    return { lineNumber, text, outcome, readings, findings, summary: summaryOf(outcome), reasons: reasonsOf(outcome) };
}
/** The tables that the rules go by. */
function tablesOf({ rules }) {
    const options = rules.find(({ rule }) => rule.id === 'no-mojibake')?.options;
    return options?.['tables'] ?? { add: [], remove: [] };
}
