import type {AnyRule} from '../src/lint/rule.ts'
import * as registry from './registry.ts'

/** Every rule that ships, by id. */
export const rules: readonly AnyRule[] = Object.values(registry).sort((a, b) => (a.id < b.id ? -1 : 1))
