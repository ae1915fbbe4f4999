/**
 * Makes a pattern of a section of `.editorconfig` into a test for paths relative to that file, with slashes. What does not
 * close is taken as it stands; a set whose range runs backwards holds for nothing. Never throws.
 * Source: https://spec.editorconfig.org/#glob-expressions.
 */
export declare function editorConfigMatcher(glob: string): (relativePath: string) => boolean;
