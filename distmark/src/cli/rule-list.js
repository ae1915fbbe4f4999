import path from 'node:path';
/** Writes the rules that there are for the files of the working folder, those of its plugins as well, to standard output. */
export async function listRules({ settingsWith, cwd }) {
    const { rules } = await settingsWith(new Map())(path.join(cwd, 'any'));
    process.stdout.write(ruleList(rules.map(({ rule }) => rule)));
}
/** The text of `--list-rules`: id, severity, which fixes there are, and the summary, a rule a line. */
function ruleList(rules) {
    const rows = rules.map((rule) => [rule.id, rule.severity, fixes[rule.fix], rule.summary]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()}\n`).join('');
}
const fixes = { safe: '--fix', unsafe: '--fix --unsafe-fixes', never: 'no fix' };
