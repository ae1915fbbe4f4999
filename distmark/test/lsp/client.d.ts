import { type CodeAction, type Diagnostic, type ProtocolConnection, type Range } from 'vscode-languageserver/node.js';
/** An editor that follows a script: it talks to a server over standard input and output. */
export interface Client {
    readonly connection: ProtocolConnection;
    /** What `initialize` answers. */
    readonly answer: unknown;
    /** The messages that were shown to the user. */
    readonly messages: string[];
    /** The patterns of files that the server asks to watch. */
    readonly watched: string[];
    /** Gives the URI of a file of the folder. */
    uri(file: string): string;
    /** Opens a document and gives its diagnostics. */
    open(uri: string, text: string, languageId?: string): Promise<readonly Diagnostic[]>;
    /** Changes the whole text of a document, and gives the diagnostics of that version. */
    change(uri: string, text: string): Promise<readonly Diagnostic[]>;
    /** Says that a document was saved, and gives what is published next. */
    save(uri: string): Promise<readonly Diagnostic[]>;
    /** Says that files have changed, and gives what is published next for a document. */
    touch(uri: string, files: readonly string[]): Promise<readonly Diagnostic[]>;
    /** Gives the next diagnostics of a document. */
    next(uri: string): Promise<readonly Diagnostic[]>;
    actions(uri: string, range: Range, only?: readonly string[]): Promise<readonly CodeAction[]>;
    /** The text of a document, as the editor has it. */
    textOf(uri: string): string;
    /** Shuts the server down and gives its exit code, and what it wrote to standard error. */
    end(): Promise<readonly [number | null, string]>;
    kill(): void;
}
/** How a client starts a server. */
export interface ClientOptions {
    /** The command: Node's words. Our own server when left out. */
    readonly command?: readonly string[];
    readonly initializationOptions?: unknown;
    readonly capabilities?: object;
    /** Folders that are open, by default `cwd`. */
    readonly folders?: readonly string[];
    /** What the server is to write to standard error, by default nothing. */
    readonly says?: RegExp;
}
/** Starts a server in a folder (an absolute path), initializes it, follows the script, and ends it. Rejects when it does not end well. */
export declare function withClient(cwd: string, options: ClientOptions, script: (client: Client) => Promise<void>): Promise<void>;
export declare function startClient(cwd: string, { command, initializationOptions, capabilities, folders }?: ClientOptions): Promise<Client>;
/** Makes the edits of an action in a text, as an editor would. */
export declare function applied(text: string, action: CodeAction | undefined): string;
/** The part of a text that a range takes. */
export declare function textIn(text: string, { start, end }: Range): string;
