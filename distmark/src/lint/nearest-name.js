/**
 * Finds the name that a misspelt one most likely means; undefined when none is near.
 *
 * Near is at most one mistake for every three characters, and two names that begin alike up to the end of the shorter
 * one (`--warn`, `--warnings`) are near as well. Upper and lower case are one. Cost: the product of the lengths, for
 * each name.
 */
export function nearestName(written, names) {
    const wanted = written.toLowerCase();
    let nearest;
    let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
    for (const name of names) {
        const candidate = name.toLowerCase();
        const mistakes = isCutShort(wanted, candidate) ? 1 : mistakesBetween(wanted, candidate);
        if (mistakes < fewest) {
            fewest = mistakes;
            nearest = name;
        }
    }
    return nearest;
}
/** Words a suggestion as the end of a message: ` Did you mean "no-bom"?`, or nothing when no name is near. */
export function didYouMean(written, names) {
    const nearest = nearestName(written, names);
    return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
function isCutShort(a, b) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.length >= 3 && long.startsWith(short);
}
/** Letters left out, put in, swapped with their neighbour or replaced (optimal string alignment). */
function mistakesBetween(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let least = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
            }
            row.push(least);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? 0;
}
