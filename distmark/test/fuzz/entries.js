import { decideEntry, fixEntry, readingsEntry, rulesEntry, scanEntry } from './core-entries.js';
/** All ways into the program, by name; each is made when it is asked for. */
export const entries = {
    decide: async () => decideEntry,
    scan: async () => scanEntry,
    readings: async () => readingsEntry,
    rules: async () => rulesEntry,
    fix: async () => fixEntry,
    plugin: async () => (await import('./plugin-entry.js')).pluginEntry,
    directives: async () => (await import('./directives-entry.js')).directivesEntry,
    reporters: async () => (await import('./reporters-entry.js')).reportersEntry,
    config: async () => (await import('./config-entry.js')).configEntry(),
    lsp: async () => (await import('./lsp-entry.js')).lspEntry(),
    'command-line': async () => (await import('./command-line-entry.js')).commandLineEntry()
};
