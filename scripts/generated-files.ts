import {rules} from '../rules/index.ts'
import type {CliCase} from './cli-case.ts'
import {commandLinePage} from './command-line-page.ts'
import {configSchema} from './config-schema.ts'
import {exampleConfig} from './example-config.ts'
import type {Fixture} from './fixture.ts'
import {multiByteStarts} from './multi-byte-starts.ts'
import {preCommitHooks} from './pre-commit-hooks.ts'
import {rulePage} from './rule-page.ts'
import {withRuleTable} from './rule-table.ts'

/** A file that is written by a generator; its path is relative to the repository. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** What files are generated from, beside the rules and the options of the command line. */
export interface GeneratorSource {
  readonly fixtures: readonly Fixture[]
  readonly cases: readonly CliCase[]
  readonly readme: string
}

/** Lists all generated files as they should be; of the README only the table of rules is. */
export function generatedFiles({fixtures, cases, readme}: GeneratorSource): GeneratedFile[] {
  return [
    {path: 'README.md', content: withRuleTable(readme, rules)},
    {path: 'docs/command-line.md', content: commandLinePage(cases)},
    {path: '.pre-commit-hooks.yaml', content: preCommitHooks()},
    {path: 'schema.json', content: configSchema(rules)},
    {path: '.mojilintrc.example.json', content: exampleConfig(rules)},
    {path: 'src/mojibake/multi-byte-starts-data.ts', content: multiByteStarts()},
    ...rules.map((rule) => ({path: `docs/rules/${rule.id}.md`, content: rulePage(rule, fixtures)}))
  ]
}
