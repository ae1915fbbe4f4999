import type { AnyRule } from '../src/lint/rule.ts';
/** Gives the README with the rules' table as it should be. Throws when it has no section for it. */
export declare function withRuleTable(readme: string, rules: readonly AnyRule[]): string;
