import { spawn } from 'node:child_process';
import fs from 'node:fs';
/** Runs a command to its end. Rejects when it cannot start, or ends with another code than it should. */
export async function runCommand({ name, file, args, cwd, right, prepare }) {
    prepare?.();
    const start = process.hrtime.bigint();
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (errors = (errors + text).slice(-500)));
    let peakBytes = NaN;
    const watch = setInterval(() => (peakBytes = peakOf(child.pid) ?? peakBytes), 5);
    try {
        const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
        const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
        if (code === null || !right.includes(code))
            throw new Error(`${name} exits with ${code}: ${errors}`);
        return { milliseconds, peakBytes };
    }
    finally {
        clearInterval(watch);
    }
}
/** High-water mark of a running process; undefined when it is gone. */
function peakOf(pid) {
    try {
        const found = /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
        return found === null ? undefined : Number(found[1]) * 1024;
    }
    catch {
        return undefined;
    }
}
