import fs from 'node:fs';
import path from 'node:path';
/** Reads the cases below a folder, by name. */
export function readCliCases(folder) {
    const names = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    return names.sort().map((name) => {
        const { about, args, exit, stdoutHas, stderrHas } = JSON.parse(fs.readFileSync(path.join(folder, name, 'case.json'), 'utf8'));
        const stream = (file, has) => {
            const exact = path.join(folder, name, file);
            return fs.existsSync(exact) ? fs.readFileSync(exact) : has ?? new Uint8Array();
        };
        return { name, about, args, exit, stdout: stream('stdout', stdoutHas), stderr: stream('stderr', stderrHas) };
    });
}
