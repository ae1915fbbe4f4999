import * as registry from './registry.js';
/** Every rule that ships, by id. */
export const rules = Object.values(registry).sort((a, b) => (a.id < b.id ? -1 : 1));
