import { countOf } from '../number-words.js';
import { ioMessageOf } from '../user-error.js';
import { writeSuppressions } from './suppression-file.js';
/** Judges the suppressions at the end of a run that searched these folders (absolute paths), and writes them where they changed. */
export function closeLedger(ledger, { folders, acceptsUnused }) {
    ledger.settle(folders);
    const { counts, file, task } = ledger;
    if (counts.added + counts.pruned > 0) {
        try {
            writeSuppressions(file);
        }
        catch (error) {
            return { words: [], problems: [`Cannot write the suppressions ${file.shown}: ${ioMessageOf(error)}.`] };
        }
    }
    const words = [];
    const before = counts.suppressed - counts.added;
    if (task.kind === 'suppress')
        words.push(counts.added > 0 ? `Suppressed ${countOf(counts.added, 'finding')} in ${file.shown}.` : 'Nothing to suppress.');
    if (task.kind === 'prune')
        words.push(counts.pruned > 0 ? `Pruned ${countOf(counts.pruned, 'suppression')} in ${file.shown}.` : 'Nothing to prune.');
    if (before > 0)
        words.push(`Suppressed by ${file.shown}: ${countOf(before, 'finding')}.`);
    if (counts.exceeded > 0)
        words.push(`Shown all the same, since they occur more often than ${file.shown} allows: ${countOf(counts.exceeded, 'text')}.`);
    const isUnused = counts.unused > 0 && !acceptsUnused;
    return { words, problems: isUnused ? [`Suppressions in ${file.shown} that match nothing any more: ${counts.unused}. Take them away with --prune-suppressions, or accept them with --pass-on-unpruned-suppressions.`] : [] };
}
