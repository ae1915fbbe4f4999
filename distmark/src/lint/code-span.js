/**
 * Returns the code spans of one line, backticks included, in order.
 *
 * A run of backticks opens a span when the same line holds a later run of the same length; a backslash before a run
 * takes away its first backtick (https://spec.commonmark.org/0.31.2/#code-spans). Spans over several lines are missed.
 * Linear in the line.
 */
export function codeSpansOf(text, line) {
    const runs = backtickRuns(text, line);
    if (runs.length < 2)
        return [];
    // Where the last run of each length stands, so that a run without a partner is known without a search.
    const lastOfLength = new Map();
    runs.forEach((run, index) => lastOfLength.set(run.end - run.start, index));
    const spans = [];
    for (let index = 0; index < runs.length; index++) {
        const run = runs[index];
        if (run === undefined)
            break;
        const start = isEscaped(text, run.start, line.start) ? run.start + 1 : run.start;
        const length = run.end - start;
        if (length === 0 || (lastOfLength.get(length) ?? -1) <= index)
            continue;
        let closing = index + 1;
        while (closing < runs.length && lengthOf(runs[closing]) !== length)
            closing++;
        spans.push({ start, end: runs[closing]?.end ?? run.end });
        index = closing;
    }
    return spans;
}
function backtickRuns(text, line) {
    const runs = [];
    for (let i = line.start; i < line.end; i++) {
        if (text[i] !== '`')
            continue;
        const start = i;
        while (i < line.end && text[i] === '`')
            i++;
        runs.push({ start, end: i });
    }
    return runs;
}
function lengthOf(run) {
    return run === undefined ? 0 : run.end - run.start;
}
function isEscaped(text, at, lineStart) {
    let start = at;
    while (start > lineStart && text[start - 1] === '\\')
        start--;
    return (at - start) % 2 === 1;
}
