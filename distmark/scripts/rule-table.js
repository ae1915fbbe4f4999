/** The table of rules in the README: its heading, two lines of head, and a row a rule. */
const section = /(?<=^## The rules\n\n)(?:\|.*\n)*/m;
const fixWords = { safe: 'yes', unsafe: 'with `--unsafe-fixes`', never: 'never' };
/** Gives the README with the rules' table as it should be. Throws when it has no section for it. */
export function withRuleTable(readme, rules) {
    if (!section.test(readme))
        throw new Error('README.md has no section "## The rules" to hold their table: add the heading and a blank line');
    const rows = rules.map(({ id, summary, fix }) => `| [\`${id}\`](docs/rules/${id}.md) | ${summary.replace(/\.$/, '')} | ${fixWords[fix]} |\n`);
    return readme.replace(section, `| rule | | \`--fix\` |\n| --- | --- | --- |\n${rows.join('')}`);
}
