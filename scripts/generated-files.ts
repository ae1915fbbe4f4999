import {rules} from '../rules/index.ts'
import {configSchema} from './config-schema.ts'
import {exampleConfig} from './example-config.ts'
import type {Fixture} from './fixture.ts'
import {rulePage} from './rule-page.ts'
import {withRuleTable} from './rule-table.ts'

/** A file that is written from the rules' metadata; its path is relative to the repository. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** Lists all files that come from the rules' metadata, as they should be; of the README only the table of rules does. */
export function generatedFiles(fixtures: readonly Fixture[], readme: string): GeneratedFile[] {
  return [
    {path: 'README.md', content: withRuleTable(readme, rules)},
    {path: 'schema.json', content: configSchema(rules)},
    {path: '.mojilintrc.example.json', content: exampleConfig(rules)},
    ...rules.map((rule) => ({path: `docs/rules/${rule.id}.md`, content: rulePage(rule, fixtures)}))
  ]
}
