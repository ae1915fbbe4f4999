import type { AnyRule } from '../src/lint/rule.ts';
/** Every rule that ships, by id. */
export declare const rules: readonly AnyRule[];
