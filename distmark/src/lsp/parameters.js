import { isObject } from '../lint/config-error.js';
/** Reads the parameters of `initialize`. */
export function clientSettings(params) {
    const folders = at(params, 'workspaceFolders');
    const uris = Array.isArray(folders) ? folders.map((folder) => at(folder, 'uri')) : [at(params, 'rootUri')];
    return {
        folderUris: uris.filter((uri) => typeof uri === 'string'),
        isTrusted: at(params, 'initializationOptions', 'trusted') === true,
        canWatch: at(params, 'capabilities', 'workspace', 'didChangeWatchedFiles', 'dynamicRegistration') === true,
        canTellVersions: at(params, 'capabilities', 'workspace', 'workspaceEdit', 'documentChanges') === true
    };
}
/** Reads the parameters of `textDocument/didOpen`. */
export function openedDocument(params) {
    const text = at(params, 'textDocument', 'text');
    const uri = documentUri(params);
    const languageId = at(params, 'textDocument', 'languageId');
    if (uri === undefined || typeof text !== 'string')
        return undefined;
    return { uri, text, languageId: typeof languageId === 'string' ? languageId : '', version: versionOf(params) };
}
/** Reads the parameters of `textDocument/didChange`, which hold the whole text, as the server asks for. */
export function changedDocument(params) {
    const changes = at(params, 'contentChanges');
    const last = Array.isArray(changes) ? changes.at(-1) : undefined;
    const text = at(last, 'text');
    const uri = documentUri(params);
    if (uri === undefined || typeof text !== 'string' || at(last, 'range') !== undefined)
        return undefined;
    return { uri, text, version: versionOf(params) };
}
/** Reads which document parameters are about. */
export function documentUri(params) {
    const uri = at(params, 'textDocument', 'uri');
    return typeof uri === 'string' ? uri : undefined;
}
/** Reads the parameters of `textDocument/codeAction`. */
export function actionQuestion(params) {
    const uri = documentUri(params);
    const start = positionAt(at(params, 'range', 'start'));
    const end = positionAt(at(params, 'range', 'end'));
    if (uri === undefined || start === undefined || end === undefined)
        return undefined;
    const only = at(params, 'context', 'only');
    return { uri, range: { start, end }, only: Array.isArray(only) ? only.filter((kind) => typeof kind === 'string') : undefined };
}
/** The folders that `workspace/didChangeWorkspaceFolders` adds and takes away, as URIs. */
export function changedFolders(params) {
    const uris = (key) => {
        const folders = at(params, 'event', key);
        return Array.isArray(folders) ? folders.map((folder) => at(folder, 'uri')).filter((uri) => typeof uri === 'string') : [];
    };
    return { added: uris('added'), removed: uris('removed') };
}
/** The files that `workspace/didChangeWatchedFiles` tells of, as URIs. */
export function changedFiles(params) {
    const changes = at(params, 'changes');
    return Array.isArray(changes) ? changes.map((change) => at(change, 'uri')).filter((uri) => typeof uri === 'string') : [];
}
function versionOf(params) {
    const version = at(params, 'textDocument', 'version');
    return typeof version === 'number' ? version : 0;
}
function positionAt(value) {
    const line = at(value, 'line');
    const character = at(value, 'character');
    return typeof line === 'number' && typeof character === 'number' ? { line, character } : undefined;
}
function at(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
}
