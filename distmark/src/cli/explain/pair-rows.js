import { shown, shownBytes } from '../../lint/shown.js';
/** Most different pairs that are shown; JSON has all. */
const mostPairs = 24;
/** Most places of a pair that are shown. */
const mostPlaces = 4;
/**
 * Gives the rows of a table of pairs, its head first: the columns of the line where a pair stands, what is found there, the
 * bytes, what they were read as on the way, and what is expected. Pairs that are alike share a row.
 */
export function pairRows(pairs) {
    const steps = Math.max(0, ...pairs.map((pair) => pair.steps?.length ?? 0));
    const rows = new Map();
    for (const pair of pairs) {
        const cells = cellsOf(pair, steps);
        const known = rows.get(cells.join('\n'));
        if (known === undefined)
            rows.set(cells.join('\n'), { cells, columns: [pair.foundStart + 1] });
        else
            known.columns.push(pair.foundStart + 1);
    }
    const head = ['column', 'found', 'bytes', ...Array.from({ length: steps }, () => ['then', 'bytes']).flat(), 'expected'];
    const body = [...rows.values()].map(({ cells, columns }) => [placesOf(columns), ...cells]);
    return [head, ...body.slice(0, mostPairs), ...(body.length > mostPairs ? [[`and ${body.length - mostPairs} more`]] : [])];
}
/** What stands in a row behind the places. A pair with fewer steps than others leaves the last of them empty. */
function cellsOf({ found, bytes, steps = [], expected, lost }, most) {
    const between = Array.from({ length: most }, (_, index) => steps[index]).flatMap((step) => (step === undefined ? ['', ''] : [shown(step.text), shownBytes(step.bytes)]));
    return [shown(found), `${shownBytes(bytes)}${lost === undefined ? '' : ' ..'}`, ...between, shown(expected)];
}
function placesOf(columns) {
    return `${columns.slice(0, mostPlaces).join(', ')}${columns.length > mostPlaces ? ` +${columns.length - mostPlaces}` : ''}`;
}
