import { type ParsedConfig } from './position.ts';
/** Parses one YAML document; an empty one is an empty configuration. Throws `SyntaxFault` at the first fault. */
export declare function parseYaml(text: string): ParsedConfig;
