import type {AnyRule} from '../lint/rule.ts'

/** The text of `--list-rules`: id, severity, which fixes there are, and the summary, a rule a line. */
export function ruleList(rules: readonly AnyRule[]): string {
  const rows = rules.map((rule) => [rule.id, rule.severity, fixes[rule.fix], rule.summary])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()}\n`).join('')
}

const fixes = {safe: '--fix', unsafe: '--fix --unsafe-fixes', never: 'no fix'}
