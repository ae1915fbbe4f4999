import { CodeActionKind } from 'vscode-languageserver/node.js';
import { byPosition } from './open-document.js';
/** The kind of the action that makes all fixes of a document. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.mojilint`;
/** Gives the actions for a range, of the kinds that are wanted (undefined for all): each fix of a finding that it touches, and one that makes all fixes. */
export async function codeActions({ document, shown, fixAll, canTellVersions }, range, only) {
    const edit = (edits) => canTellVersions
        ? { documentChanges: [{ textDocument: { uri: document.uri, version: document.version }, edits: [...edits] }] }
        : { changes: { [document.uri]: [...edits] } };
    const isWanted = (kind) => only?.some((wanted) => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`)) ?? true;
    const actions = [];
    if (isWanted(CodeActionKind.QuickFix)) {
        for (const { diagnostic, fixes } of shown) {
            if (!touches(diagnostic.range, range))
                continue;
            for (const fix of fixes)
                actions.push({ title: fix.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: fix.isPreferred, edit: edit([fix.edit]) });
        }
    }
    const edits = isWanted(fixAllKind) ? await fixAll() : [];
    if (edits.length > 0)
        actions.push({ title: 'Fix all that mojilint can prove', kind: fixAllKind, edit: edit(edits) });
    return actions;
}
function touches(a, b) {
    return byPosition(a.start, b.end) <= 0 && byPosition(b.start, a.end) <= 0;
}
