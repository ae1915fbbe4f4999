import path from 'node:path'
import {check} from '../cli/check.ts'
import type {FileSettings} from '../cli/config/settings-lookup.ts'
import {showPathBytes} from '../cli/files/path-bytes.ts'
import {isTextFormat} from '../cli/files/text-format.ts'
import {knownEncoding} from '../cli/known-encoding.ts'
import {isBinary} from '../encoding/binary.ts'
import {createDocument, type Document, type DocumentInput} from '../lint/document.ts'
import type {RuledFinding} from '../lint/finding.ts'
import {isAboutBytes} from './byte-finding.ts'
import type {Folder} from './folder.ts'
import type {OpenDocument} from './open-document.ts'
import {placesOfSavedFile, readSavedFile, type PlaceInEditor} from './saved-file.ts'
import {formatOfDocument, inputOfText, placeInText} from './text-of-document.ts'

/** What is found in an open document. */
export interface CheckedDocument {
  /** What was judged: the saved file where the editor shows it as it is, else the editor's text. */
  readonly judged: Document
  readonly findings: readonly RuledFinding[]
  readonly placeOf: PlaceInEditor
  /** Whether edits of the text may be offered. */
  readonly isEditable: boolean
  /** The editor's text as a file in UTF-8, for what edits it. */
  readonly input: DocumentInput
  readonly settings: FileSettings
}

/** An open document, and what it is judged by. */
export interface Subject {
  readonly document: OpenDocument
  /** Absolute; undefined for a document without a file. */
  readonly path: string | undefined
  readonly folder: Folder
}

/** The languages whose documents are checked whatever they are called. */
const languages: readonly string[] = ['markdown', 'plaintext', 'text']

/**
 * Checks an open document as the command line would check the file in its folder; undefined when it would leave the file alone.
 *
 * Where the editor shows a saved file as it is, the bytes of the file are judged; else the text is, without what can only be
 * said of bytes. Text of a file that is not UTF-8 gets no edits: saving it would overwrite what the editor could not read.
 * Rejects with `UserError` for a fault of the configuration.
 */
export async function checkDocument({document, path: file, folder}: Subject): Promise<CheckedDocument | undefined> {
  const {session} = folder
  const isKnown = languages.includes(document.languageId) || (file !== undefined && isTextFormat(path.basename(file), session.targetSettings.extensions))
  if (!isKnown || (file !== undefined && folder.whatSkips(file) !== undefined)) return undefined
  const settings = await folder.settingsOf(file ?? path.join(session.cwd, 'stdin'))
  const shown = file && showPathBytes(path.relative(session.cwd, file).replaceAll(path.sep, '/'))
  const text = inputOfText(document, shown)
  const bytes = file && readSavedFile(file)
  const ofFile: DocumentInput | undefined = file && bytes
    ? {...knownEncoding(session, settings, await folder.labelsOf(file)), bytes, path: shown, format: formatOfDocument(document, shown)}
    : undefined
  const saved = ofFile && createDocument(ofFile)
  const placesOfSaved = saved && placesOfSavedFile(saved, document)
  const input = ofFile !== undefined && placesOfSaved !== undefined ? ofFile : text
  if (isBinary(input.bytes, input)) return undefined
  const {document: judged, findings: found} = await check(input, {rules: settings.rules, edits: 'none', directives: session.directives})
  const findings = placesOfSaved === undefined ? found.filter((finding) => !isAboutBytes(finding, judged)) : found
  return {
    judged,
    findings: file === undefined ? findings : session.ledger?.withoutSuppressed(file, judged, findings) ?? findings,
    placeOf: placesOfSaved ?? ((byteOffset) => placeInText(document, judged, byteOffset)),
    isEditable: saved === undefined || (saved.isEditable && saved.decision.fault === undefined),
    input: text,
    settings
  }
}
