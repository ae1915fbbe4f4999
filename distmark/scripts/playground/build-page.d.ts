/** Where the page is built. */
export declare const pageFolder: string;
/**
 * Builds the page: its files can be put in any folder of any static host. The worker is a string within `page.js`, and the
 * service worker knows the names of all files and a version made of what they hold. Gives the names of the files.
 * @throws {Error} when a source cannot be bundled; esbuild prints where.
 */
export declare function buildPage(folder?: string): Promise<readonly string[]>;
