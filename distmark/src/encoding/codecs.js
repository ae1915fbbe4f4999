let inUse;
/** Puts codecs into use, for all calls from now on. */
export function useCodecs(codecs) {
    inUse = codecs;
}
/**
 * Gives the codecs in use. Most files are UTF-8 and need none, and their tables are large: so they are loaded by who needs
 * them, by an import of `standard-codecs.ts`, and the core stays synchronous.
 * @throws {Error} when none were loaded.
 */
export function codecs() {
    if (inUse === undefined)
        throw new Error('No codecs are loaded: import src/encoding/standard-codecs.ts before files that are not UTF-8 are read');
    return inUse;
}
