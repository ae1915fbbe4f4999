var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/*
 * The test runner: `node dist/test/run.js [substring ...]`.
 *
 * It runs every compiled test file beside it, or those whose path holds one of the substrings, and ends in the line
 * `N passed, N failed`. uvu alone passes in silence where nothing ran: a file without `test.run()`, a selection that
 * matches nothing, a throwing hook, a skipped test. Each of these is a failure here.
 *
 * Many files are shared out between two processes: those of the folder itself, which install packages and run other programs,
 * and those of its folders.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
/** More files than that are run by two processes. */
const mostInOneProcess = 20;
const root = import.meta.dirname;
let passed = 0;
let failed = 0;
let hasEnded = false;
let running = 'the start';
process.on('exit', () => {
    if (!hasEnded)
        fail(`${running}: the process ends before the tests do (a promise that never settles, or process.exit)`);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    process.exitCode = failed ? 1 : 0;
});
const all = testFiles();
const [first, ...others] = process.argv.slice(2);
if (!all.length)
    fail(`no test file in ${root}: build first`);
if (first === '--files')
    await runFiles(others);
else if (first !== undefined)
    await runMatches([first, ...others]);
else if (all.length <= mostInOneProcess)
    await runFiles(all);
else
    await Promise.all([runApart(all.filter((file) => !file.includes('/'))), runApart(all.filter((file) => file.includes('/')))]);
hasEnded = true;
async function runMatches(wanted) {
    for (const substring of wanted) {
        if (!all.some((file) => file.includes(substring)))
            fail(`no test file matches "${substring}" (of ${all.length} in ${root})`);
    }
    await runFiles(all.filter((file) => wanted.some((substring) => file.includes(substring))));
}
async function runFiles(files) {
    globalThis.UVU_DEFER = 1;
    await import('uvu');
    for (const file of files) {
        running = file;
        await runFile(file);
    }
}
/** Runs files in a process of their own, and takes its last line into the counts of this one. */
async function runApart(files) {
    const child = spawn(process.execPath, [path.join(root, 'run.js'), '--files', ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece) => {
        text += piece;
        // Whole lines, but the last one, which may be the counts.
        const end = text.lastIndexOf('\n', text.length - 2) + 1;
        process.stdout.write(text.slice(0, end));
        text = text.slice(end);
    });
    await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
    const counts = /^(\d+) passed, (\d+) failed\n$/.exec(text);
    if (counts === null)
        process.stdout.write(text);
    if (counts === null)
        return fail(`a process that ran ${files.length} test files says nothing of what passed`);
    passed += Number(counts[1]);
    failed += Number(counts[2]);
}
function testFiles() {
    return fs
        .readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.js'))
        .map((file) => file.replaceAll(path.sep, '/'))
        .sort();
}
async function runFile(file) {
    process.stdout.write(`${file.replace(/\.test\.js$/, '')}  `);
    globalThis.UVU_QUEUE.length = 0;
    globalThis.UVU_QUEUE.push([file]);
    globalThis.UVU_INDEX = 0;
    try {
        await import(__rewriteRelativeImportExtension(pathToFileURL(path.join(root, file)).href));
    }
    catch (error) {
        return fail(`${file} cannot be loaded: ${describe(error)}`);
    }
    const suites = globalThis.UVU_QUEUE.flatMap((group) => group.filter((entry) => typeof entry === 'function'));
    if (!suites.length)
        return fail(`${file} runs no test: does it end in test.run()?`);
    for (const suite of suites) {
        try {
            count(file, await suite());
        }
        catch (error) {
            fail(`${file}: ${describe(error)}`);
        }
    }
}
function count(file, [errors, done, skipped, total]) {
    passed += done;
    if (errors !== true)
        process.stdout.write(`\n${errors}\n`);
    if (!total)
        fail(`${file} registers no test before test.run()`);
    else if (errors === true && done < total)
        fail(`${file}: ${total - done} tests never ran: a hook throws`, total - done);
    else
        failed += total - done;
    if (skipped)
        fail(`${file}: ${skipped} tests are skipped (test.skip or test.only): mend or remove them`, skipped);
}
function fail(message, tests = 1) {
    failed += tests;
    process.stdout.write(`\n  FAIL  ${message}\n\n`);
}
function describe(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
