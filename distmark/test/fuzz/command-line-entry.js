import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { VFile } from 'vfile';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isBinary } from '../../src/encoding/binary.js';
import mojilint from '../../src/plugin.js';
import { scratch } from '../cli/scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
const formats = ['stylish', 'compact', 'json', 'jsonl', 'sarif', 'github', 'gitlab', 'junit', 'rdjson'];
const flags = [
    ['--quiet'], ['--verbose'], ['--fix'], ['--fix', '--unsafe-fixes'], ['--diff'], ['--max-warnings', '0'], ['--exit-zero'], ['--no-inline-config'], ['--report-unused-disable-directives'],
    ['--encoding', 'windows-1252'], ['--encoding', 'utf-8'], ['--rule', 'no-bom: off'], ['--show-files'], ['--print-config'], ['--explain'], ['--no-such-flag'], ['--shard', '1/2'], ['--ext', 'md,txt']
];
/**
 * Runs the command on inputs as files and on standard input with flags drawn at random: it ends with 0, 1 or 2 and no stack; without
 * `--fix` no file changes; three threads say what one says; and of markdown it says what the plugin says.
 */
export function commandLineEntry() {
    const cwd = scratch();
    const run = (args, input = '') => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd, input, encoding: 'latin1', maxBuffer: 2 ** 28 });
        return { status, stdout, stderr };
    };
    return {
        check({ bytes, path: name }, random, hint) {
            fs.writeFileSync(path.join(cwd, name), bytes);
            fs.writeFileSync(path.join(cwd, 'b.md'), bytes);
            try {
                const kind = random.below(4);
                const args = drawn(random);
                const told = `${args.join(' ')} on ${hint}`;
                if (kind === 0)
                    sane(run([...args, '--stdin', '--stdin-filename', name], bytes), told);
                else if (kind === 1) {
                    sane(run([...args, name]), told);
                    if (!args.includes('--fix'))
                        assert.ok(fs.readFileSync(path.join(cwd, name)).equals(bytes), `the file changes, ${told}`);
                }
                else if (kind === 2)
                    assert.equal(run(['--concurrency', '3', ...args.filter((flag) => !flag.startsWith('--fix'))]), run(['--concurrency', '1', ...args.filter((flag) => !flag.startsWith('--fix'))]), told);
                else if (!isBinary(bytes, { path: 'b.md' }))
                    sameAsPlugin(run(['-f', 'json', 'b.md']).stdout, bytes, told);
            }
            finally {
                fs.rmSync(path.join(cwd, name), { force: true });
                fs.rmSync(path.join(cwd, 'b.md'), { force: true });
            }
        }
    };
}
function drawn(random) {
    const args = random.below(2) === 0 ? ['-f', random.pick(formats)] : [];
    for (let count = random.below(3); count > 0; count--)
        args.push(...random.pick(flags));
    return args;
}
function sane({ status, stdout, stderr }, told) {
    assert.ok(status === 0 || status === 1 || status === 2, `exits with ${status}, ${told}\n${stderr}`);
    assert.not.match(stderr, /\n +at |node:internal/, told);
    assert.ok(status !== 2 || stderr !== '', `2 without a word, ${told}`);
    assert.ok(status !== 1 || stdout + stderr !== '', `1 without a word, ${told}`);
}
function sameAsPlugin(json, bytes, told) {
    const processor = unified().use(remarkParse).use(mojilint);
    const file = new VFile({ value: bytes, path: 'b.md' });
    processor.runSync(processor.parse(file), file);
    const [report] = JSON.parse(json);
    const said = ({ line, column, ruleId, reason }) => `${line}:${column} ${ruleId} ${reason}`;
    assert.equal((report?.messages ?? []).map(said), file.messages.map(said), told);
}
