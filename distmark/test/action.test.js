import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAction, runAction } from './action-runner.js';
import { scratch } from './cli/scratch.js';
import { hasGit } from './git.js';
import { run } from './packed.js';
import { hasRegistry } from './registry.js';
import { releaseOnce } from './release.js';
import { createRepository, userEnvironment } from './repository.js';
const root = path.join(import.meta.dirname, '../..');
const damaged = 'Un caf\u00c3\u00a9\n';
const right = 'Un caf\u00e9\n';
// Each is a warning: the bytes are not UTF-8, and nothing declares what they are.
const legacy = Buffer.from('Un caf\u00e9, un th\u00e9 et un lait\n', 'latin1');
test('no script holds an expression, and every input reaches one', () => {
    const { inputs, runs } = readAction(root);
    assert.is(runs.using, 'composite');
    for (const { run: script = '', shell } of runs.steps) {
        assert.not.match(script, /\$\{\{/);
        assert.is(shell, 'bash');
    }
    const used = runs.steps.flatMap(({ env = {}, 'working-directory': folder = '' }) => [...Object.values(env), folder]);
    for (const name of Object.keys(inputs))
        assert.ok(used.includes(`\${{ inputs.${name} }}`), name);
});
test('the page lists the inputs, defaults and descriptions of the action', () => {
    const page = fs.readFileSync(path.join(root, 'docs/ci.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| (?:`([^`]*)`)? *\| (.*) \|$/gm)].map(([, name, value = '', about]) => [name, value, about]);
    assert.equal(rows, Object.entries(readAction(root).inputs).map(([name, input]) => [name, input.default, input.description]));
});
if (hasGit('the action') && hasRegistry('the action')) {
    // A runner unpacks the tag that a workflow names.
    const folder = scratch();
    const { folder: source, tag } = releaseOnce();
    run('git', ['clone', '-q', '--branch', tag, source, folder], folder, userEnvironment());
    const check = (workspace, inputs = {}, event = {}) => runAction(folder, { workspace, inputs, event });
    test('damage fails the step, and becomes annotations', () => {
        const { folder: workspace } = createRepository({ 'docs/a b.md': damaged, 'c.md': right });
        const { status, stdout, outputs } = check(workspace);
        assert.is(status, 1);
        assert.match(stdout, /^::error title=no-mojibake,file=docs\/a b\.md,line=1,col=7,endLine=1,endColumn=9::/m);
        assert.equal(outputs, { 'exit-code': '1', 'sarif-file': '' });
        assert.is(check(workspace, { 'fail-on': 'never' }).status, 0);
        assert.is(check(workspace, { paths: 'c.md' }).status, 0);
        assert.match(check(workspace, { format: 'compact', 'working-directory': 'docs' }).stdout, /^a b\.md:1:7: error/m);
    });
    test('what fails the step can be set, and a wrong word is told', () => {
        const workspace = scratch({ 'a.txt': legacy });
        assert.equal([check(workspace).status, check(workspace, { 'fail-on': 'error' }).status], [1, 0]);
        const wrong = check(workspace, { 'fail-on': 'errors' });
        assert.equal([wrong.status, wrong.stdout], [2, '::error title=mojilint::Unexpected value of fail-on, expected warning, error or never.\n']);
        assert.is(check(workspace, { 'changed-only': 'yes' }).status, 2);
        assert.is(check(workspace, { paths: '\n' }).status, 2);
        assert.match(check(workspace, { format: 'githup' }).stderr, /Did you mean "?github/);
    });
    test('inputs are names and never run', () => {
        const workspace = scratch({ 'a.md': right });
        const text = '--exit-zero $(touch run)`touch run`"; touch run; "\'; touch run; \'${{ inputs.format }}';
        for (const name of ['paths', 'format', 'fail-on', 'changed-only'])
            assert.is(check(workspace, { [name]: text }).status, 2, name);
        check(workspace, { 'sarif-file': 'a\nexit-code=0' });
        assert.equal(fs.readdirSync(workspace), ['a.md']);
    });
    test('findings are written as SARIF, and the output tells where', () => {
        const { folder: workspace } = createRepository({ 'docs/a.md': damaged });
        const { status, outputs } = check(workspace, { 'sarif-file': 'out.sarif', 'working-directory': 'docs' });
        assert.equal([status, outputs], [1, { 'exit-code': '1', 'sarif-file': path.join(workspace, 'docs/out.sarif') }]);
        const [{ results }] = JSON.parse(fs.readFileSync(outputs['sarif-file'] ?? '', 'utf8')).runs;
        assert.equal(results.map((result) => result.ruleId), ['no-mojibake']);
    });
    test('with changed-only a pull request answers for what it changes, also in a checkout of one commit', () => {
        const { folder: origin, sh, write } = createRepository({ 'old.md': damaged, 'gone.md': damaged, 'docs/a.md': right, 'code.js': right });
        const base = sh('git add . && git commit -qm base && git rev-parse HEAD').output.trim();
        sh('git checkout -qb topic && git rm -q gone.md');
        write("docs/l'\u00e9t\u00e9 [1]\n.md", damaged);
        write('code.js', damaged);
        write('top.md', damaged);
        sh('git add . && git commit -qm topic && git checkout -q main && git commit -q --allow-empty -m later && git merge -q --no-ff -m merge topic');
        sh('git config uploadpack.allowAnySHA1InWant true');
        const workspace = scratch();
        run('git', ['clone', '-q', '--depth', '1', `file://${origin}`, workspace], workspace, userEnvironment());
        const event = { pull_request: { base: { sha: base } } };
        const found = (inputs) => [...check(workspace, { 'changed-only': 'true', ...inputs }, event).stdout.matchAll(/^::error .*?file=(.*?),/gm)].map(([, file]) => file);
        assert.equal(found({}), ["docs/l'\u00e9t\u00e9 [1]%0A.md", 'top.md']);
        assert.equal(found({ paths: '*.{md,txt}\ncode.js' }), ['code.js', 'top.md']);
        assert.equal(found({ 'working-directory': 'docs' }), ["docs/l'\u00e9t\u00e9 [1]%0A.md"]);
        assert.is(check(workspace, { 'changed-only': 'true', paths: 'old.md' }, event).status, 0);
    });
    test('with changed-only a push answers for its commits, and a new branch for all files', () => {
        const { folder: workspace, sh, write } = createRepository({ 'old.md': damaged });
        const before = sh('git add . && git commit -qm old && git rev-parse HEAD').output.trim();
        write('new.md', right);
        sh('git add . && git commit -qm new');
        const push = (sha) => check(workspace, { 'changed-only': 'true' }, { before: sha });
        assert.is(push(before).status, 0);
        for (const sha of ['0'.repeat(40), 'f'.repeat(40), '--output=x', '']) {
            const { status, stdout } = push(sha);
            assert.is(status, 1, sha);
            assert.match(stdout, /^::notice title=mojilint::The event names no earlier commit[^]*^::error /m);
        }
    });
    test('a ref without built code says which to use', () => {
        const { status, stdout } = runAction(sourceWithoutCode(), { workspace: scratch() });
        assert.equal([status, stdout], [2, '::error title=mojilint::This ref of the action holds no built code: use the tag of a release.\n']);
    });
}
function sourceWithoutCode() {
    const folder = scratch();
    for (const name of ['action.yml', 'scripts'])
        fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    return folder;
}
test.run();
