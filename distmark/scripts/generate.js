/*
 * Writes what comes from the rules' metadata, the options of the command line and its test cases: `npm run generate`; with `-- --check` it only says what is stale.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCliCases } from './cli-case.js';
import { readFixtures } from './fixture.js';
import { generatedFiles } from './generated-files.js';
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = path.join(import.meta.dirname, '../..');
const files = generatedFiles({
    fixtures: readFixtures(path.join(root, 'fixtures')),
    cases: readCliCases(path.join(root, 'fixtures/cli')),
    readme: read('README.md') ?? ''
});
const stale = files.filter((file) => read(file.path) !== file.content);
const orphans = pagesOnDisk().filter((page) => !files.some((file) => file.path === page));
for (const file of stale) {
    if (values.check)
        console.error(`${file.path} is stale: run npm run generate and commit it`);
    else {
        fs.mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
        fs.writeFileSync(path.join(root, file.path), file.content);
        console.log(`wrote ${file.path}`);
    }
}
for (const page of orphans) {
    if (values.check)
        console.error(`${page} is the page of no rule: run npm run generate and commit its removal`);
    else {
        fs.rmSync(path.join(root, page));
        console.log(`removed ${page}`);
    }
}
if (!stale.length && !orphans.length)
    console.log(`${files.length} generated files are up to date`);
else if (values.check)
    process.exitCode = 1;
function read(file) {
    return fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : undefined;
}
function pagesOnDisk() {
    const folder = path.join(root, 'docs/rules');
    return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => `docs/rules/${name}`) : [];
}
