import { CodeActionKind, TextDocumentSyncKind } from 'vscode-languageserver/node.js';
import { readVersion } from '../cli/version.js';
import { fixAllKind } from './code-actions.js';
/** Says what the server can do. Places count UTF-16 code units, which every client must know, and texts are sent whole. */
export function capabilities() {
    return {
        serverInfo: { name: 'mojilint', version: readVersion() },
        capabilities: {
            positionEncoding: 'utf-16',
            textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: { includeText: false } },
            codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
            workspace: { workspaceFolders: { supported: true, changeNotifications: true } }
        }
    };
}
