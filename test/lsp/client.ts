import {spawn} from 'node:child_process'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {
  createProtocolConnection, StreamMessageReader, StreamMessageWriter,
  type CodeAction, type Diagnostic, type ProtocolConnection, type PublishDiagnosticsParams, type Range, type TextEdit, type WorkspaceEdit
} from 'vscode-languageserver/node.js'

const main = path.join(import.meta.dirname, '../../src/cli/main.js')

/** An editor that follows a script: it talks to a server over standard input and output. */
export interface Client {
  readonly connection: ProtocolConnection
  /** What `initialize` answers. */
  readonly answer: unknown
  /** The messages that were shown to the user. */
  readonly messages: string[]
  /** The patterns of files that the server asks to watch. */
  readonly watched: string[]
  /** Gives the URI of a file of the folder. */
  uri(file: string): string
  /** Opens a document and gives its diagnostics. */
  open(uri: string, text: string, languageId?: string): Promise<readonly Diagnostic[]>
  /** Changes the whole text of a document, and gives the diagnostics of that version. */
  change(uri: string, text: string): Promise<readonly Diagnostic[]>
  /** Says that a document was saved, and gives what is published next. */
  save(uri: string): Promise<readonly Diagnostic[]>
  /** Says that files have changed, and gives what is published next for a document. */
  touch(uri: string, files: readonly string[]): Promise<readonly Diagnostic[]>
  /** Gives the next diagnostics of a document. */
  next(uri: string): Promise<readonly Diagnostic[]>
  actions(uri: string, range: Range, only?: readonly string[]): Promise<readonly CodeAction[]>
  /** The text of a document, as the editor has it. */
  textOf(uri: string): string
  /** Shuts the server down and gives its exit code, and what it wrote to standard error. */
  end(): Promise<readonly [number | null, string]>
  kill(): void
}

/** How a client starts a server. */
export interface ClientOptions {
  /** The command: Node's words. Our own server when left out. */
  readonly command?: readonly string[]
  readonly initializationOptions?: unknown
  readonly capabilities?: object
  /** Folders that are open, by default `cwd`. */
  readonly folders?: readonly string[]
  /** What the server is to write to standard error, by default nothing. */
  readonly says?: RegExp
}

/** Starts a server in a folder (an absolute path), initializes it, follows the script, and ends it. Rejects when it does not end well. */
export async function withClient(cwd: string, options: ClientOptions, script: (client: Client) => Promise<void>): Promise<void> {
  const client = await startClient(cwd, options)
  try {
    await script(client)
    const [code, stderr] = await client.end()
    if (code !== 0 || !(options.says ?? /^$/).test(stderr)) throw new Error(`The server exits with ${code} and says: ${stderr}`)
  } finally {
    client.kill()
  }
}

export async function startClient(cwd: string, {command = [main, '--lsp'], initializationOptions, capabilities = {}, folders = [cwd]}: ClientOptions = {}): Promise<Client> {
  const server = spawn(process.execPath, [...command], {cwd, stdio: 'pipe'})
  const exited = new Promise<number | null>((resolve) => server.on('exit', resolve))
  let stderr = ''
  server.stderr.on('data', (text) => (stderr += String(text)))
  const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin))
  const messages: string[] = []
  const watched: string[] = []
  const latest = new Map<string, readonly Diagnostic[]>()
  const documents = new Map<string, {version: number; text: string}>()
  let waiting: {isFor: (params: PublishDiagnosticsParams) => boolean; take: (diagnostics: readonly Diagnostic[]) => void; fail: (error: Error) => void}[] = []
  void exited.then((code) => waiting.forEach(({fail}) => fail(new Error(`The server is gone with ${code}: ${stderr}`))))
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    latest.set(params.uri, params.diagnostics)
    const found = waiting.find(({isFor}) => isFor(params))
    waiting = waiting.filter((one) => one !== found)
    found?.take(params.diagnostics)
  })
  connection.onNotification('window/showMessage', ({message}: {message: string}) => messages.push(message))
  connection.onRequest('client/registerCapability', ({registrations}: {registrations: {registerOptions: {watchers: {globPattern: string}[]}}[]}) => {
    watched.push(...registrations.flatMap(({registerOptions}) => registerOptions.watchers.map(({globPattern}) => globPattern)))
    return null
  })
  connection.onRequest('workspace/configuration', ({items}: {items: unknown[]}) => items.map(() => ({})))
  connection.listen()
  const published = (isFor: (params: PublishDiagnosticsParams) => boolean): Promise<readonly Diagnostic[]> => new Promise((take, fail) => waiting.push({isFor, take, fail}))
  const next = (uri: string): Promise<readonly Diagnostic[]> => published((params) => params.uri === uri)
  const ofVersion = (uri: string, version: number): Promise<readonly Diagnostic[]> => published((params) => params.uri === uri && (params.version === undefined || params.version === version))
  const uriOf = (file: string): string => pathToFileURL(path.resolve(cwd, file)).href
  const answer: unknown = await connection.sendRequest('initialize', {
    processId: process.pid, rootUri: null, capabilities, initializationOptions,
    workspaceFolders: folders.map((folder) => ({uri: pathToFileURL(folder).href, name: path.basename(folder)}))
  })
  await connection.sendNotification('initialized', {})
  return {
    connection, answer, messages, watched, next, uri: uriOf,
    async open(uri, text, languageId = 'markdown') {
      documents.set(uri, {version: 1, text})
      const diagnostics = ofVersion(uri, 1)
      await connection.sendNotification('textDocument/didOpen', {textDocument: {uri, languageId, version: 1, text}})
      return diagnostics
    },
    async change(uri, text) {
      const version = (documents.get(uri)?.version ?? 0) + 1
      documents.set(uri, {version, text})
      const diagnostics = ofVersion(uri, version)
      await connection.sendNotification('textDocument/didChange', {textDocument: {uri, version}, contentChanges: [{text}]})
      return diagnostics
    },
    async save(uri) {
      const diagnostics = next(uri)
      await connection.sendNotification('textDocument/didSave', {textDocument: {uri}})
      return diagnostics
    },
    async touch(uri, files) {
      const diagnostics = next(uri)
      await connection.sendNotification('workspace/didChangeWatchedFiles', {changes: files.map((file) => ({uri: uriOf(file), type: 2}))})
      return diagnostics
    },
    async actions(uri, range, only) {
      return (await connection.sendRequest('textDocument/codeAction', {textDocument: {uri}, range, context: {diagnostics: latest.get(uri) ?? [], ...(only === undefined ? {} : {only})}})) ?? []
    },
    textOf: (uri) => documents.get(uri)?.text ?? '',
    kill: () => void server.kill('SIGKILL'),
    async end() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      const code = await exited
      connection.dispose()
      return [code, stderr]
    }
  }
}

/** Makes the edits of an action in a text, as an editor would. */
export function applied(text: string, action: CodeAction | undefined): string {
  const edits = editsOf(action?.edit).toSorted((a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character)
  let result = text
  for (const {range, newText} of edits) result = result.slice(0, offsetAt(text, range.start)) + newText + result.slice(offsetAt(text, range.end))
  return result
}

/** The part of a text that a range takes. */
export function textIn(text: string, {start, end}: Range): string {
  return text.slice(offsetAt(text, start), offsetAt(text, end))
}

function editsOf(edit: WorkspaceEdit | undefined): readonly TextEdit[] {
  const versioned = (edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []))
  return [...(versioned as TextEdit[]), ...Object.values(edit?.changes ?? {}).flat()]
}

function offsetAt(text: string, {line, character}: Range['start']): number {
  let start = 0
  for (let left = line; left > 0; left--) start += /\r\n|\n|\r/.exec(text.slice(start))!.index + /\r\n|\n|\r/.exec(text.slice(start))![0].length
  return start + character
}
