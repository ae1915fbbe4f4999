import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
const root = path.join(import.meta.dirname, '../../..');
const source = path.join(root, 'playground');
/** Where the page is built. */
export const pageFolder = path.join(root, 'dist/playground');
/** Files that are taken as they are. */
const copied = ['index.html', 'icon.svg'];
/**
 * What all scripts of the page are built with: browsers from 2023 on. The annotations of package.json are of the compiled
 * files: by them the sources would lose the codecs, which are imported for their effect.
 */
const shared = { ignoreAnnotations: true, bundle: true, minify: true, write: false, charset: 'utf8', legalComments: 'none', target: ['chrome111', 'firefox115', 'safari16.4'], logLevel: 'warning' };
/**
 * Builds the page: its files can be put in any folder of any static host. The worker is a string within `page.js`, and the
 * service worker knows the names of all files and a version made of what they hold. Gives the names of the files.
 * @throws {Error} when a source cannot be bundled; esbuild prints where.
 */
export async function buildPage(folder = pageFolder) {
    // The parser of markdown has a variant for pages that a worker cannot run.
    const worker = await bundled('worker.ts', { format: 'iife', conditions: ['worker'] });
    const files = new Map();
    for (const name of copied)
        files.set(name, await fs.readFile(path.join(source, name), 'utf8'));
    files.set('page.css', await bundled('page.css', {}));
    files.set('page.js', await bundled('page.ts', { format: 'esm', plugins: [inPlaceOf('worker-source', worker)] }));
    const version = createHash('sha256').update(JSON.stringify([...files])).digest('hex').slice(0, 16);
    const define = { pageFiles: JSON.stringify(['./', ...[...files.keys()].filter((name) => name !== 'index.html')]), pageVersion: JSON.stringify(version) };
    files.set('service-worker.js', await bundled('service-worker.ts', { format: 'iife', define }));
    await fs.rm(folder, { recursive: true, force: true });
    await fs.mkdir(folder, { recursive: true });
    for (const [name, content] of files)
        await fs.writeFile(path.join(folder, name), content);
    return [...files.keys()];
}
async function bundled(entry, options) {
    const { outputFiles = [] } = await build({ ...shared, ...options, write: false, entryPoints: [path.join(source, entry)] });
    const [file] = outputFiles;
    if (file === undefined)
        throw new Error(`Nothing was built of ${entry}.`);
    return file.text;
}
/** Makes a module that exports a text. */
function inPlaceOf(name, text) {
    return {
        name,
        setup({ onResolve, onLoad }) {
            onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
            onLoad({ filter: /./, namespace: name }, () => ({ contents: text, loader: 'text' }));
        }
    };
}
