import { messageOf, UserError } from '../cli/user-error.js';
import { checkDocument } from './checked-document.js';
import { diagnosticsOf, faultDiagnostic } from './diagnostics.js';
import { pathOfUri } from './document-path.js';
/** Milliseconds without a change after which a document is checked. */
const pause = 200;
/** Makes the list of open documents, empty at first. */
export function createOpenDocuments({ folders, publish, tellFault }) {
    const entries = new Map();
    const noteFault = (entry, fault) => {
        const isNew = fault !== undefined && ![...entries.values()].some((other) => other.fault === fault);
        entry.fault = fault;
        if (isNew)
            tellFault(fault);
    };
    const judgementOf = (entry) => {
        clearTimeout(entry.timer);
        if (entry.judging !== undefined)
            return entry.judging;
        const judging = judge(entry.document, folders).then((judgement) => {
            // Since then there may be a newer version, or another configuration.
            if (entry.judging === judging && entries.get(entry.document.uri) === entry) {
                noteFault(entry, judgement.fault);
                publish(judgement.document, judgement.fault === undefined ? judgement.shown.map(({ diagnostic }) => diagnostic) : [faultDiagnostic(judgement.fault)]);
            }
            return judgement;
        });
        entry.judging = judging;
        return judging;
    };
    const checkAgain = (entry) => {
        entry.judging = undefined;
        void judgementOf(entry);
    };
    return {
        open(document) {
            clearTimeout(entries.get(document.uri)?.timer);
            const entry = { document };
            entries.set(document.uri, entry);
            void judgementOf(entry);
        },
        change(version) {
            const entry = entries.get(version.uri);
            if (entry === undefined)
                return;
            entry.document = { ...entry.document, ...version };
            entry.judging = undefined;
            clearTimeout(entry.timer);
            entry.timer = setTimeout(() => void judgementOf(entry), pause);
        },
        close(uri) {
            const entry = entries.get(uri);
            if (entry === undefined)
                return;
            clearTimeout(entry.timer);
            entries.delete(uri);
            publish({ uri }, []);
        },
        check(uri) {
            const entry = entries.get(uri);
            if (entry !== undefined)
                checkAgain(entry);
        },
        checkAll() {
            for (const entry of entries.values())
                checkAgain(entry);
        },
        judgementOf: async (uri) => {
            const entry = entries.get(uri);
            return entry && judgementOf(entry);
        },
        dispose() {
            for (const { timer } of entries.values())
                clearTimeout(timer);
            entries.clear();
        }
    };
}
async function judge(document, folders) {
    const path = pathOfUri(document.uri);
    const none = { document, shown: [], checked: undefined, fault: undefined };
    // Old versions and cells of notebooks, which editors show as documents of other schemes, are nobody's to mend.
    if (path === undefined && !/^untitled:/i.test(document.uri))
        return none;
    try {
        const folder = await folders.of(path);
        const result = await checkDocument({ document, path, folder });
        return result === undefined ? none : { ...none, shown: diagnosticsOf(result), checked: { result, folder } };
    }
    catch (error) {
        if (error instanceof UserError)
            return { ...none, fault: error.message };
        console.error(error);
        return { ...none, fault: `Unexpected failure: ${messageOf(error).replace(/\.$/, '')}. The log of the server shows where; please report it.` };
    }
}
