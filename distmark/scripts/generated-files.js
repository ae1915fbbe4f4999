import { rules } from '../rules/index.js';
import { commandLinePage } from './command-line-page.js';
import { configSchema } from './config-schema.js';
import { exampleConfig } from './example-config.js';
import { multiByteStarts } from './multi-byte-starts.js';
import { preCommitHooks } from './pre-commit-hooks.js';
import { rulePage } from './rule-page.js';
import { withRuleTable } from './rule-table.js';
/** Lists all generated files as they should be; of the README only the table of rules is. */
export function generatedFiles({ fixtures, cases, readme }) {
    return [
        { path: 'README.md', content: withRuleTable(readme, rules) },
        { path: 'docs/command-line.md', content: commandLinePage(cases) },
        { path: '.pre-commit-hooks.yaml', content: preCommitHooks() },
        { path: 'schema.json', content: configSchema(rules) },
        { path: '.mojilintrc.example.json', content: exampleConfig(rules) },
        { path: 'src/mojibake/multi-byte-starts-data.ts', content: multiByteStarts() },
        ...rules.map((rule) => ({ path: `docs/rules/${rule.id}.md`, content: rulePage(rule, fixtures) }))
    ];
}
