/*
 * Runs the steps of action.yml as a runner does: expands expressions where a runner does, hands inputs on as the environment
 * says, writes each script to a file and gives it to bash with the runner's options. Steps that use other actions are skipped.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { scratch } from './cli/scratch.js';
import { userEnvironment } from './repository.js';
/** Reads the action of a folder. */
export function readAction(folder) {
    return parse(fs.readFileSync(path.join(folder, 'action.yml'), 'utf8'));
}
/** Runs the action that lies in a folder. Throws where a workflow gives an input that the action does not have. */
export function runAction(folder, { workspace, inputs = {}, event = {} }) {
    const action = readAction(folder);
    const temp = scratch({ 'event.json': JSON.stringify(event) });
    const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
    if (unknown.length > 0)
        throw new Error(`action.yml has no input ${unknown.join()}`);
    const values = new Map(Object.entries(action.inputs).map(([name, input]) => [`inputs.${name}`, inputs[name] ?? input.default]));
    const expand = (text) => text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, name) => values.get(name) ?? '');
    const outputsOf = () => Object.fromEntries(Object.entries(action.outputs).map(([name, { value }]) => [name, expand(value)]));
    let stdout = '';
    let stderr = '';
    for (const [index, step] of action.runs.steps.entries()) {
        if (step.run === undefined)
            continue;
        const script = path.join(temp, `${index}.sh`);
        const output = path.join(temp, `${index}.output`);
        fs.writeFileSync(script, step.run);
        fs.writeFileSync(output, '');
        const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, expand(value)]));
        const done = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
            cwd: path.resolve(workspace, expand(step['working-directory'] ?? '.')),
            encoding: 'utf8',
            env: {
                ...userEnvironment(), CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_ACTION_PATH: folder, GITHUB_WORKSPACE: workspace,
                GITHUB_EVENT_PATH: path.join(temp, 'event.json'), GITHUB_OUTPUT: output, RUNNER_TEMP: temp, ...env
            }
        });
        stdout += done.stdout;
        stderr += done.stderr;
        for (const line of fs.readFileSync(output, 'utf8').split('\n').filter((text) => text !== '')) {
            const [name = ''] = line.split('=', 1);
            values.set(`steps.${step.id ?? ''}.outputs.${name}`, line.slice(name.length + 1));
        }
        if (done.status !== 0)
            return { status: done.status, stdout, stderr, outputs: outputsOf() };
    }
    return { status: 0, stdout, stderr, outputs: outputsOf() };
}
