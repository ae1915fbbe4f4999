import fs from 'node:fs';
import path from 'node:path';
import { rules } from '../../rules/index.js';
import { createIgnoreRules } from '../../src/cli/files/ignore-rules.js';
import { findTargets } from '../../src/cli/files/targets.js';
import '../../src/cli/native-byte-search.js';
import { reportOf } from '../../src/cli/report-of.js';
import { stylishReport } from '../../src/cli/reporters/stylish.js';
import { decide } from '../../src/encoding/decide.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { isPlain } from '../../src/lint/plain.js';
import { scan } from '../../src/mojibake/scan.js';
import { textTable } from '../accuracy/text-table.js';
/**
 * Times what a run does to a tree, stage by stage, in this process and on one thread: each stage for all files before the next.
 * A run does no stage for files that the one before has settled; the figures say how many were left.
 */
export async function stageTable({ folder }) {
    const rows = [];
    const stage = async (name, count, work) => {
        const start = performance.now();
        const result = await work();
        const milliseconds = performance.now() - start;
        const { files, bytes } = count(result);
        rows.push([name, milliseconds.toFixed(0), String(files), (bytes / 1e6).toFixed(1), (bytes / milliseconds / 1e3).toFixed(0), ((files / milliseconds) * 1000).toFixed(0)]);
        return result;
    };
    const configured = configure(rules, { rules: {} });
    const ignoring = createIgnoreRules({ cwd: folder, patterns: [], fileNames: ['.gitignore', '.mojilintignore'] });
    const search = await stage('walk', ({ files }) => ({ files: files.size, bytes: 0 }), () => findTargets([folder], { cwd: folder, isIgnoring: true, ignoring, extensions: new Set(), mayMatchNothing: false }));
    const contents = await stage('read', sizeOf, () => [...search.files.keys()].map((file) => ({ file, bytes: fs.readFileSync(file) })));
    await stage('decide', sizeOf, () => contents.filter(({ file, bytes }) => decide(bytes, { path: file })));
    await stage('scan', sizeOf, () => contents.filter(({ bytes }) => scan(bytes)));
    const left = await stage('sieve (decide and scan in one)', () => sizeOf(contents), () => contents.filter(({ file, bytes }) => !isPlain(bytes, file)));
    const checked = await stage('evidence and rules', sizeOf, () => left.map(({ file, bytes }) => {
        const document = createDocument({ bytes, path: path.relative(folder, file) });
        return { file, bytes, document, findings: lint(document, { rules: configured, scopeOf: createScope(document) }) };
    }));
    await stage('report', () => sizeOf(left), async () => {
        const reports = [];
        for (const { file, document, findings } of checked)
            if (findings.length > 0)
                reports.push(await reportOf({ document, findings }, { path: file, cwd: folder, rules: configured }));
        return stylishReport(reports, { color: false, hasNotes: false });
    });
    return textTable(['stage', 'ms', 'files', 'MB', 'MB/s', 'files/s'], rows);
}
function sizeOf(files) {
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}
