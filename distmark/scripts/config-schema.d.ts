import type { AnyRule } from '../src/lint/rule.ts';
/**
 * Writes the JSON schema of configurations, of draft 7, which editors know best.
 *
 * An editor cannot know the rules of plugins: where a configuration names plugins or presets, any rule id is allowed, and
 * only the command line finds a misspelt one.
 */
export declare function configSchema(rules: readonly AnyRule[]): string;
