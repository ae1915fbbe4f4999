import {isObject} from '../lint/config-error.ts'
import type {OpenDocument, Position, Range} from './open-document.ts'

/*
 * Readers of what a client sends. It is typed by the protocol, but nothing holds a client to that: each of these gives
 * undefined, or what is sound, for parameters of another shape. None throws.
 */

/** What a client says of itself when it starts the server. */
export interface ClientSettings {
  /** URIs of the folders that are open in the editor. */
  readonly folderUris: readonly string[]
  /** Whether code of these folders may run: configurations and plugins that are JavaScript. */
  readonly isTrusted: boolean
  /** Whether it tells of changed files when asked to. */
  readonly canWatch: boolean
  /** Whether an edit may name the version of the document that it is for. */
  readonly canTellVersions: boolean
}

/** Reads the parameters of `initialize`. */
export function clientSettings(params: unknown): ClientSettings {
  const folders = at(params, 'workspaceFolders')
  const uris = Array.isArray(folders) ? folders.map((folder: unknown) => at(folder, 'uri')) : [at(params, 'rootUri')]
  return {
    folderUris: uris.filter((uri) => typeof uri === 'string'),
    isTrusted: at(params, 'initializationOptions', 'trusted') === true,
    canWatch: at(params, 'capabilities', 'workspace', 'didChangeWatchedFiles', 'dynamicRegistration') === true,
    canTellVersions: at(params, 'capabilities', 'workspace', 'workspaceEdit', 'documentChanges') === true
  }
}

/** Reads the parameters of `textDocument/didOpen`. */
export function openedDocument(params: unknown): OpenDocument | undefined {
  const text = at(params, 'textDocument', 'text')
  const uri = documentUri(params)
  const languageId = at(params, 'textDocument', 'languageId')
  if (uri === undefined || typeof text !== 'string') return undefined
  return {uri, text, languageId: typeof languageId === 'string' ? languageId : '', version: versionOf(params)}
}

/** Reads the parameters of `textDocument/didChange`, which hold the whole text, as the server asks for. */
export function changedDocument(params: unknown): Omit<OpenDocument, 'languageId'> | undefined {
  const changes = at(params, 'contentChanges')
  const last: unknown = Array.isArray(changes) ? changes.at(-1) : undefined
  const text = at(last, 'text')
  const uri = documentUri(params)
  if (uri === undefined || typeof text !== 'string' || at(last, 'range') !== undefined) return undefined
  return {uri, text, version: versionOf(params)}
}

/** Reads which document parameters are about. */
export function documentUri(params: unknown): string | undefined {
  const uri = at(params, 'textDocument', 'uri')
  return typeof uri === 'string' ? uri : undefined
}

/** What a client wants code actions for. */
export interface ActionQuestion {
  readonly uri: string
  readonly range: Range
  /** The kinds that it wants; undefined for all. */
  readonly only: readonly string[] | undefined
}

/** Reads the parameters of `textDocument/codeAction`. */
export function actionQuestion(params: unknown): ActionQuestion | undefined {
  const uri = documentUri(params)
  const start = positionAt(at(params, 'range', 'start'))
  const end = positionAt(at(params, 'range', 'end'))
  if (uri === undefined || start === undefined || end === undefined) return undefined
  const only = at(params, 'context', 'only')
  return {uri, range: {start, end}, only: Array.isArray(only) ? only.filter((kind) => typeof kind === 'string') : undefined}
}

/** The folders that `workspace/didChangeWorkspaceFolders` adds and takes away, as URIs. */
export function changedFolders(params: unknown): {readonly added: readonly string[]; readonly removed: readonly string[]} {
  const uris = (key: string): readonly string[] => {
    const folders = at(params, 'event', key)
    return Array.isArray(folders) ? folders.map((folder: unknown) => at(folder, 'uri')).filter((uri) => typeof uri === 'string') : []
  }
  return {added: uris('added'), removed: uris('removed')}
}

/** The files that `workspace/didChangeWatchedFiles` tells of, as URIs. */
export function changedFiles(params: unknown): readonly string[] {
  const changes = at(params, 'changes')
  return Array.isArray(changes) ? changes.map((change: unknown) => at(change, 'uri')).filter((uri) => typeof uri === 'string') : []
}

function versionOf(params: unknown): number {
  const version = at(params, 'textDocument', 'version')
  return typeof version === 'number' ? version : 0
}

function positionAt(value: unknown): Position | undefined {
  const line = at(value, 'line')
  const character = at(value, 'character')
  return typeof line === 'number' && typeof character === 'number' ? {line, character} : undefined
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  let found = value
  for (const key of keys) found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined
  return found
}
