import { type InitializeResult } from 'vscode-languageserver/node.js';
/** Says what the server can do. Places count UTF-16 code units, which every client must know, and texts are sent whole. */
export declare function capabilities(): InitializeResult;
