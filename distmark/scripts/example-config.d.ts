import type { AnyRule } from '../src/lint/rule.ts';
/** Writes a configuration that names every rule and option and changes nothing: all have their defaults. */
export declare function exampleConfig(rules: readonly AnyRule[]): string;
