import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from '../installed-packages.js';
import { mojilint } from './commands.js';
import { contest } from './contest.js';
/** Tools that look at the text of many files, at the versions that were last looked at. */
const packages = ['remark-cli@12.0.1', 'remark-preset-lint-recommended@7.0.1', 'markdownlint-cli2@0.18.1', 'rumdl@0.2.75', '@photostructure/ftfy@0.0.2'];
/** What those can finish that parse markdown. */
const fewFiles = 2000;
/** Times other tools on what they can finish: all on the first files of markdown, by name, and rumdl with its one rule on all of them. */
export async function peerSections({ folder }, rounds) {
    const bin = path.join(installPackages('mojilint-bench', packages), 'node_modules/.bin');
    const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map((entry) => path.join(entry.parentPath, entry.name)).sort();
    const few = subset(path.join(folder, 'few'), all.slice(0, fewFiles));
    const markdown = subset(path.join(folder, 'markdown'), all);
    const fewCommands = [
        mojilint('mojilint', ['.'], few),
        { name: 'remark-cli, recommended preset', file: path.join(bin, 'remark'), args: ['--quiet', '--use', 'remark-preset-lint-recommended', '.'], cwd: few, right: [0, 1] },
        { name: 'markdownlint-cli2', file: path.join(bin, 'markdownlint-cli2'), args: ['**/*.md'], cwd: few, right: [0, 1] },
        { name: 'ftfy', file: process.execPath, args: ['--input-type=module', '-e', ftfyScript, few], cwd: path.dirname(path.dirname(bin)), right: [0] }
    ];
    const allCommands = [
        mojilint('mojilint', ['.'], markdown),
        { name: 'rumdl, MD083 alone', file: path.join(bin, 'rumdl'), args: ['check', '--no-cache', '--no-config', '--enable', 'MD083', '.'], cwd: markdown, right: [0, 1] }
    ];
    return [
        { name: 'peers-few', text: `The first ${fewFiles} files of markdown by name.\n\n${await contest(fewCommands, { rounds: Math.min(rounds, 3), unit: 'mojilint', files: fewFiles })}` },
        { name: 'peers-all', text: `All ${all.length} files of markdown.\n\n${await contest(allCommands, { rounds, unit: 'mojilint', files: all.length })}` }
    ];
}
/** Each line through ftfy's careful function, as a script that a repository would write. */
const ftfyScript = `
import {fix_encoding} from '@photostructure/ftfy'
import fs from 'node:fs'
let changed = 0
for (const entry of fs.readdirSync(process.argv.at(-1), {recursive: true, withFileTypes: true})) {
  if (!entry.isFile()) continue
  for (const line of fs.readFileSync(entry.parentPath + '/' + entry.name, 'utf8').split('\\n')) if (fix_encoding(line) !== line) changed++
}
`;
function subset(folder, files) {
    fs.mkdirSync(folder);
    for (const [index, file] of files.entries())
        fs.copyFileSync(file, path.join(folder, `${String(index).padStart(5, '0')}.md`));
    return folder;
}
