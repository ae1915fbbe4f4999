import {decideEntry, fixEntry, readingsEntry, rulesEntry, scanEntry} from './core-entries.ts'
import type {Entry} from './entry.ts'

/** All ways into the program, by name; each is made when it is asked for. */
export const entries: Readonly<Record<string, () => Promise<Entry>>> = {
  decide: async () => decideEntry,
  scan: async () => scanEntry,
  readings: async () => readingsEntry,
  rules: async () => rulesEntry,
  fix: async () => fixEntry,
  plugin: async () => (await import('./plugin-entry.ts')).pluginEntry,
  directives: async () => (await import('./directives-entry.ts')).directivesEntry,
  reporters: async () => (await import('./reporters-entry.ts')).reportersEntry,
  config: async () => (await import('./config-entry.ts')).configEntry(),
  lsp: async () => (await import('./lsp-entry.ts')).lspEntry(),
  'command-line': async () => (await import('./command-line-entry.ts')).commandLineEntry()
}
