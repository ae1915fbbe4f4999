/*
 * Builds the page into dist/playground and serves it on this machine: `npm run playground -- [--port NUMBER] [--build]`.
 * With `--build` it only builds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage, pageFolder } from './playground/build-page.js';
import { servePage } from './playground/page-server.js';
const defaultPort = 8008;
try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: String(defaultPort) }, build: { type: 'boolean', default: false } } });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw new Error(`The option --port takes a number from 0 to 65535, but "${values.port}" is given.`);
    const files = await buildPage();
    const bytes = files.reduce((sum, name) => sum + fs.statSync(path.join(pageFolder, name)).size, 0);
    process.stdout.write(`Built ${files.length} files, ${Math.round(bytes / 1024)} KB, in ${path.relative('.', pageFolder) || '.'}: put them on any static host as they are.\n`);
    if (!values.build) {
        const { url } = await servePage(pageFolder, { port });
        process.stdout.write(`The page is at ${url} until you press Ctrl+C.\n`);
    }
}
catch (error) {
    const { code, message } = error;
    process.stderr.write(`${code === 'EADDRINUSE' ? 'The port is taken by another program: choose one with --port NUMBER, or any free one with --port 0.' : message}\n`);
    process.exitCode = 2;
}
