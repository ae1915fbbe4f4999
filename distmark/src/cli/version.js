import { createRequire } from 'node:module';
/** Reads the version of mojilint from its package. */
export function readVersion() {
    // By the package's own name, since the source and what is built of it lie in folders of different depth.
    const manifest = createRequire(import.meta.url)('mojilint/package.json');
    return manifest.version;
}
