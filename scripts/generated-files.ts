import {rules} from '../rules/index.ts'
import {exampleConfig} from './example-config.ts'
import type {Fixture} from './fixture.ts'
import {rulePage} from './rule-page.ts'

/** A file that is written from the rules' metadata; its path is relative to the repository. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** Lists all files that come from the rules' metadata, as they should be. */
export function generatedFiles(fixtures: readonly Fixture[]): GeneratedFile[] {
  return [
    {path: '.mojilintrc.example.json', content: exampleConfig(rules)},
    ...rules.map((rule) => ({path: `docs/rules/${rule.id}.md`, content: rulePage(rule, fixtures)}))
  ]
}
