/** Gives a search that has found nothing yet. */
export function newSearch() {
    return { files: new Map(), folders: [], skipped: new Map(), skippedNamed: new Map(), problems: [], configNames: new Map(), declaringNames: new Map() };
}
/** Counts one more for a reason. */
export function tally(counts, reason) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
}
/** Words the counts of a search: `3 not in a text format, 1 ignored by .gitignore`. */
export function wordTally(counts) {
    return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ${reason}`).join(', ');
}
