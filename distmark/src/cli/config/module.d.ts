import { type ParsedConfig } from './position.ts';
/**
 * Runs a JavaScript module and takes its default export. Throws `SyntaxFault` when the module fails or exports none; its
 * message then shows `example` for what is expected.
 */
export declare function loadModule(file: string, example: string): Promise<ParsedConfig>;
