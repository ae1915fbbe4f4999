import path from 'node:path';
import { createLabelLookup } from '../cli/declared/label-lookup.js';
import { whatSkipsNamed } from '../cli/files/targets.js';
import { createTrackedLookup } from '../cli/files/tracked.js';
import { openSession } from '../cli/session.js';
/**
 * Opens a folder (an absolute path). What is read of it is kept, so a folder whose configuration has changed is opened again.
 * Rejects with `UserError` for options or suppressions that are wrong.
 */
export async function openFolder(folder, { commandLine, isTrusted }) {
    const session = await openSession(commandLine, folder, { runsCode: isTrusted });
    const isTracked = createTrackedLookup();
    const labels = new Map();
    const skipped = new Map();
    const readLabels = async (file) => (await createLabelLookup([{ path: file, folder: path.dirname(file) }], new Map()))(file);
    return {
        session,
        settingsOf: session.settingsWith(new Map()),
        labelsOf(file) {
            const known = labels.get(file) ?? readLabels(file);
            labels.set(file, known);
            return known;
        },
        whatSkips(file) {
            if (file === session.ledger?.file.path)
                return 'list of suppressions';
            if (!skipped.has(file))
                skipped.set(file, whatSkipsNamed(file, { ...session.targetSettings, isTracked }));
            return skipped.get(file);
        }
    };
}
/** Picks the folder that a file belongs to: the innermost one, or else the one that the file lies in. All are absolute paths. */
export function homeOf(file, folders) {
    const around = folders.filter((folder) => file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep));
    return around.toSorted((a, b) => b.length - a.length)[0] ?? path.dirname(file);
}
