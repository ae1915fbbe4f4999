import type { AnyRule } from '../src/lint/rule.ts';
import type { Fixture } from './fixture.ts';
/** Writes the documentation page of a rule from its metadata and those of its cases that are examples. */
export declare function rulePage(rule: AnyRule, fixtures: readonly Fixture[]): string;
/** Shows bytes as text that survives every editor: controls and invisibles as `<U+0092>`, bad bytes as `<E9>`. */
export declare function visible(bytes: Uint8Array): string;
