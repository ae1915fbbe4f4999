import type {Diagnostic} from 'vscode-languageserver/node.js'
import {messageOf, UserError} from '../cli/user-error.ts'
import {checkDocument, type CheckedDocument} from './checked-document.ts'
import {diagnosticsOf, faultDiagnostic, type ShownFinding} from './diagnostics.ts'
import {pathOfUri} from './document-path.ts'
import type {Folder} from './folder.ts'
import type {Folders} from './folders.ts'
import type {OpenDocument} from './open-document.ts'

/** What came of checking one version of a document. */
export interface Judgement {
  readonly document: OpenDocument
  readonly shown: readonly ShownFinding[]
  /** Undefined for a document that is left alone or cannot be checked. */
  readonly checked: {readonly result: CheckedDocument; readonly folder: Folder} | undefined
  /** Why it cannot be checked. */
  readonly fault: string | undefined
}

/** The documents that are open in the editor. Each is checked when it is opened, saved or changed, a moment after the last change. */
export interface OpenDocuments {
  open(document: OpenDocument): void
  /** Takes a new version; a document that was never opened is left out. */
  change(version: Omit<OpenDocument, 'languageId'>): void
  close(uri: string): void
  /** Checks a document again, or all. */
  check(uri: string): void
  checkAll(): void
  /** Gives the judgement of a document as it is now; undefined when it is not open. Never rejects. */
  judgementOf(uri: string): Promise<Judgement | undefined>
  /** Ends all waiting. */
  dispose(): void
}

/** What documents are checked with. */
export interface DocumentsSource {
  readonly folders: Folders
  /** Shows the diagnostics of a version of a document, or takes them away with none. */
  readonly publish: (document: Pick<OpenDocument, 'uri'> & Partial<OpenDocument>, diagnostics: readonly Diagnostic[]) => void
  /** Is told why documents cannot be checked, once for as long as it stays so. */
  readonly tellFault: (message: string) => void
}

/** Milliseconds without a change after which a document is checked. */
const pause = 200

interface Entry {
  document: OpenDocument
  timer?: NodeJS.Timeout | undefined
  /** The judgement of `document`, once it is asked for. */
  judging?: Promise<Judgement> | undefined
  fault?: string | undefined
}

/** Makes the list of open documents, empty at first. */
export function createOpenDocuments({folders, publish, tellFault}: DocumentsSource): OpenDocuments {
  const entries = new Map<string, Entry>()

  const noteFault = (entry: Entry, fault: string | undefined): void => {
    const isNew = fault !== undefined && ![...entries.values()].some((other) => other.fault === fault)
    entry.fault = fault
    if (isNew) tellFault(fault)
  }
  const judgementOf = (entry: Entry): Promise<Judgement> => {
    clearTimeout(entry.timer)
    if (entry.judging !== undefined) return entry.judging
    const judging = judge(entry.document, folders).then((judgement) => {
      // Since then there may be a newer version, or another configuration.
      if (entry.judging === judging && entries.get(entry.document.uri) === entry) {
        noteFault(entry, judgement.fault)
        publish(judgement.document, judgement.fault === undefined ? judgement.shown.map(({diagnostic}) => diagnostic) : [faultDiagnostic(judgement.fault)])
      }
      return judgement
    })
    entry.judging = judging
    return judging
  }
  const checkAgain = (entry: Entry): void => {
    entry.judging = undefined
    void judgementOf(entry)
  }
  return {
    open(document) {
      clearTimeout(entries.get(document.uri)?.timer)
      const entry = {document}
      entries.set(document.uri, entry)
      void judgementOf(entry)
    },
    change(version) {
      const entry = entries.get(version.uri)
      if (entry === undefined) return
      entry.document = {...entry.document, ...version}
      entry.judging = undefined
      clearTimeout(entry.timer)
      entry.timer = setTimeout(() => void judgementOf(entry), pause)
    },
    close(uri) {
      const entry = entries.get(uri)
      if (entry === undefined) return
      clearTimeout(entry.timer)
      entries.delete(uri)
      publish({uri}, [])
    },
    check(uri) {
      const entry = entries.get(uri)
      if (entry !== undefined) checkAgain(entry)
    },
    checkAll() {
      for (const entry of entries.values()) checkAgain(entry)
    },
    judgementOf: async (uri) => {
      const entry = entries.get(uri)
      return entry && judgementOf(entry)
    },
    dispose() {
      for (const {timer} of entries.values()) clearTimeout(timer)
      entries.clear()
    }
  }
}

async function judge(document: OpenDocument, folders: Folders): Promise<Judgement> {
  const path = pathOfUri(document.uri)
  const none = {document, shown: [], checked: undefined, fault: undefined}
  // Old versions and cells of notebooks, which editors show as documents of other schemes, are nobody's to mend.
  if (path === undefined && !/^untitled:/i.test(document.uri)) return none
  try {
    const folder = await folders.of(path)
    const result = await checkDocument({document, path, folder})
    return result === undefined ? none : {...none, shown: diagnosticsOf(result), checked: {result, folder}}
  } catch (error) {
    if (error instanceof UserError) return {...none, fault: error.message}
    console.error(error)
    return {...none, fault: `Unexpected failure: ${messageOf(error).replace(/\.$/, '')}. The log of the server shows where; please report it.`}
  }
}
