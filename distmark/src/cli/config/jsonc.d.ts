import { type ParsedConfig } from './position.ts';
/** Parses JSON with comments and trailing commas. Throws `SyntaxFault` at the first fault. */
export declare function parseJsonc(text: string): ParsedConfig;
