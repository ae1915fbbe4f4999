import type {Language} from './language.ts'
import type {ProofSettings} from './proof-view.ts'
import type {Ask} from './worker-client.ts'

/** What the parts of the page go by. */
export interface PageState {
  readonly ask: Ask
  language: Language
  /** Names of all tables, and of those that are tried only when asked for. */
  tables: {readonly all: readonly string[]; readonly optIn: readonly string[]}
  /** Whether those are asked for. */
  isOptIn: boolean
  /** Tells the user something. */
  notice(text: string): void
  /** Does work that may fail, and tells the user when it does. */
  run(work: () => Promise<void>): void
}

/** Names the tables that are tried beyond the default ones. */
export function addedTables({isOptIn, tables}: PageState): readonly string[] {
  return isOptIn ? tables.optIn : []
}

/** Gives what proofs are shown with. */
export function proofSettings({language, ask, tables}: PageState): ProofSettings {
  return {words: language.words, ask, tables: tables.all}
}
