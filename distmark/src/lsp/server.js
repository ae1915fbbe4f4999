import { Console } from 'node:console';
import { CodeActionRequest, createProtocolConnection, DidChangeTextDocumentNotification, DidChangeWatchedFilesNotification, DidChangeWorkspaceFoldersNotification, DidCloseTextDocumentNotification, DidOpenTextDocumentNotification, DidSaveTextDocumentNotification, ErrorCodes, ExitNotification, InitializedNotification, InitializeRequest, MessageType, PublishDiagnosticsNotification, RegistrationRequest, ResponseError, ShowMessageNotification, ShutdownRequest, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node.js';
import { tell } from '../cli/session.js';
import { capabilities } from './capabilities.js';
import { codeActions } from './code-actions.js';
import { pathOfUri } from './document-path.js';
import { fixAll } from './fix-all.js';
import { createFolders } from './folders.js';
import { createOpenDocuments } from './open-documents.js';
import { actionQuestion, changedDocument, changedFiles, changedFolders, clientSettings, documentUri, openedDocument } from './parameters.js';
import { isDeciding, isRunOnce, watchedPatterns } from './watched-files.js';
/** Milliseconds that a server lives on when its client is gone. */
const drain = 100;
/**
 * Serves an editor by the Language Server Protocol on standard input and output until it says `exit`, or is gone.
 *
 * Gives the exit code that the protocol wants: 0 after `shutdown`, else 1. Never rejects: what a client sends wrong is answered
 * with an error or left out, and the server goes on.
 */
export function serve(commandLine, cwd) {
    // Configurations and plugins that print must not break into the messages.
    globalThis.console = new Console(process.stderr);
    const connection = createProtocolConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout), { error: tell, warn: tell, info: tell, log: tell });
    return new Promise((resolve) => {
        let desk;
        let isShutDown = false;
        const end = () => {
            desk?.documents.dispose();
            connection.dispose();
            process.stdin.destroy();
            resolve(isShutDown ? 0 : 1);
        };
        connection.onRequest(InitializeRequest.type, (params) => {
            if (desk !== undefined)
                return new ResponseError(ErrorCodes.InvalidRequest, 'The server is initialized already.');
            desk = openDesk(connection, { commandLine, cwd, client: clientSettings(params) });
            return capabilities();
        });
        connection.onRequest(ShutdownRequest.type, () => {
            isShutDown = true;
            desk?.documents.dispose();
        });
        connection.onNotification(ExitNotification.type, end);
        // What came before the end may still wait to be read, `exit` with it.
        const endSoon = () => void setTimeout(end, drain);
        connection.onClose(endSoon);
        // A file or device on standard input ends and is never closed.
        process.stdin.once('end', endSoon);
        connection.onRequest(CodeActionRequest.type, async (params) => {
            if (desk === undefined)
                return new ResponseError(ErrorCodes.ServerNotInitialized, 'The server is not initialized.');
            return answerActions(desk, params);
        });
        connection.listen();
    });
}
function openDesk(connection, { commandLine, cwd, client }) {
    const folders = createFolders({ commandLine, isTrusted: client.isTrusted }, cwd);
    folders.change(client.folderUris, []);
    const documents = createOpenDocuments({
        folders,
        publish: ({ uri, version }, diagnostics) => void send(() => connection.sendNotification(PublishDiagnosticsNotification.type, { uri, ...(version === undefined ? {} : { version }), diagnostics: [...diagnostics] })),
        tellFault: (message) => void send(() => connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message: `mojilint: ${message}` }))
    });
    const readAgain = () => {
        folders.forget();
        documents.checkAll();
    };
    connection.onNotification(InitializedNotification.type, () => {
        if (!client.canWatch)
            return;
        const watchers = watchedPatterns.map((globPattern) => ({ globPattern }));
        void send(() => connection.sendRequest(RegistrationRequest.type, { registrations: [{ id: 'deciding-files', method: DidChangeWatchedFilesNotification.method, registerOptions: { watchers } }] }));
    });
    connection.onNotification(DidOpenTextDocumentNotification.type, (params) => {
        const document = openedDocument(params);
        if (document !== undefined)
            documents.open(document);
    });
    connection.onNotification(DidChangeTextDocumentNotification.type, (params) => {
        const version = changedDocument(params);
        if (version !== undefined)
            documents.change(version);
    });
    connection.onNotification(DidCloseTextDocumentNotification.type, (params) => {
        const uri = documentUri(params);
        if (uri !== undefined)
            documents.close(uri);
    });
    connection.onNotification(DidSaveTextDocumentNotification.type, (params) => {
        const uri = documentUri(params);
        if (uri === undefined)
            return;
        // Clients that watch no files still tell of those that they save.
        folders.forget();
        if (isDeciding(pathOfUri(uri) ?? ''))
            documents.checkAll();
        else
            documents.check(uri);
    });
    connection.onNotification(DidChangeWatchedFilesNotification.type, (params) => {
        const files = changedFiles(params).map((uri) => pathOfUri(uri) ?? '');
        const stale = client.isTrusted ? files.find(isRunOnce) : undefined;
        if (stale !== undefined)
            void send(() => connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: `mojilint: ${stale} has changed, and a module is read once: restart the server.` }));
        readAgain();
    });
    connection.onNotification(DidChangeWorkspaceFoldersNotification.type, (params) => {
        const { added, removed } = changedFolders(params);
        folders.change(added, removed);
        documents.checkAll();
    });
    return { client, folders, documents };
}
/** A client that is gone, or refuses, is no failure of ours. */
async function send(sending) {
    try {
        await sending();
    }
    catch { }
}
async function answerActions({ client, documents }, params) {
    const question = actionQuestion(params);
    const judgement = question && await documents.judgementOf(question.uri);
    if (question === undefined || judgement?.checked === undefined)
        return [];
    const { document, shown, checked: { result, folder } } = judgement;
    const source = { document, shown, fixAll: () => fixAll(document, result, folder.session.directives), canTellVersions: client.canTellVersions };
    return [...await codeActions(source, question.range, question.only)];
}
