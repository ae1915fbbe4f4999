import {CodeActionKind, TextDocumentSyncKind, type InitializeResult} from 'vscode-languageserver/node.js'
import {readVersion} from '../cli/version.ts'
import {fixAllKind} from './code-actions.ts'

/** Says what the server can do. Places count UTF-16 code units, which every client must know, and texts are sent whole. */
export function capabilities(): InitializeResult {
  return {
    serverInfo: {name: 'mojilint', version: readVersion()},
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: {openClose: true, change: TextDocumentSyncKind.Full, save: {includeText: false}},
      codeActionProvider: {codeActionKinds: [CodeActionKind.QuickFix, fixAllKind]},
      workspace: {workspaceFolders: {supported: true, changeNotifications: true}}
    }
  }
}
