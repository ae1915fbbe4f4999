/** Sorts findings by their first byte, then their last, then their rule. */
export function byPlace(a, b) {
    return a.span.start - b.span.start || a.span.end - b.span.end || (a.ruleId < b.ruleId ? -1 : 1);
}
