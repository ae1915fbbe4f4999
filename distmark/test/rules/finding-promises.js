import * as assert from 'uvu/assert';
import { isContinuation } from '../../src/encoding/utf8.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
/** Lints a document and checks what every finding of the rules that ship promises; throws with `hint` where one breaks it. */
export function checkFindings(document, rules, hint) {
    const findings = lint(document, { rules, scopeOf: createScope(document) });
    const told = new Set();
    for (const { ruleId, span, edit, expected, severity, pairs } of findings) {
        assert.ok(span.start >= 0 && span.start <= span.end && span.end <= document.utf8.length, hint);
        // Spans begin at the start of a character, unless they are bad bytes.
        if (isContinuation(document.utf8[span.start] ?? 0))
            assert.ok(ruleId === 'ambiguous-encoding' || ruleId === 'no-replacement-char', hint);
        assert.is(document.placeOf(span.start).line, document.placeOf(span.end).line, hint);
        if (edit !== undefined)
            assert.ok(severity !== 'info' && (document.isEditable || edit.tier === 'unsafe'), hint);
        if (edit?.tier === 'safe')
            assert.is(expected?.length, 1, hint);
        // What is said of the whole file stands at its start as well.
        if (ruleId !== 'no-mojibake' && (ruleId !== 'ambiguous-encoding' || pairs === undefined))
            continue;
        // One message a damaged line, from one of the two rules.
        const key = `${document.placeOf(span.start).line} ${ruleId}`;
        assert.not(told.has(key), hint);
        told.add(key);
    }
    return findings;
}
