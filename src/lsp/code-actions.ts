import {CodeActionKind, type CodeAction, type WorkspaceEdit} from 'vscode-languageserver/node.js'
import type {ShownFinding} from './diagnostics.ts'
import type {TextEdit} from './fixes.ts'
import {byPosition, type OpenDocument, type Range} from './open-document.ts'

/** The kind of the action that makes all fixes of a document. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.mojilint`

/** What actions are made of. */
export interface ActionSource {
  readonly document: OpenDocument
  readonly shown: readonly ShownFinding[]
  /** Gives the edits of all fixes; asked only where the action is wanted. */
  readonly fixAll: () => Promise<readonly TextEdit[]>
  /** Whether an edit may name the version that it is for. */
  readonly canTellVersions: boolean
}

/** Gives the actions for a range, of the kinds that are wanted (undefined for all): each fix of a finding that it touches, and one that makes all fixes. */
export async function codeActions({document, shown, fixAll, canTellVersions}: ActionSource, range: Range, only: readonly string[] | undefined): Promise<readonly CodeAction[]> {
  const edit = (edits: readonly TextEdit[]): WorkspaceEdit => canTellVersions
    ? {documentChanges: [{textDocument: {uri: document.uri, version: document.version}, edits: [...edits]}]}
    : {changes: {[document.uri]: [...edits]}}
  const isWanted = (kind: string): boolean => only?.some((wanted) => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`)) ?? true
  const actions: CodeAction[] = []
  if (isWanted(CodeActionKind.QuickFix)) {
    for (const {diagnostic, fixes} of shown) {
      if (!touches(diagnostic.range, range)) continue
      for (const fix of fixes) actions.push({title: fix.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: fix.isPreferred, edit: edit([fix.edit])})
    }
  }
  const edits = isWanted(fixAllKind) ? await fixAll() : []
  if (edits.length > 0) actions.push({title: 'Fix all that mojilint can prove', kind: fixAllKind, edit: edit(edits)})
  return actions
}

function touches(a: Range, b: Range): boolean {
  return byPosition(a.start, b.end) <= 0 && byPosition(b.start, a.end) <= 0
}
