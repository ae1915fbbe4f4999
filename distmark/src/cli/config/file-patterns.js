import ignore from 'ignore';
import path from 'node:path';
import { withAnyCase } from '../files/any-case.js';
/**
 * Makes the matcher of an override's patterns. They are written as in `.gitignore`: one without a slash holds at any
 * depth, a folder means all that is in it; `{a,b}` means either, the case of extensions does not matter, and what a
 * pattern that begins with `!` matches is taken away from what the others do. Nothing outside the folder matches.
 */
export function matcherOf(patterns) {
    const wanted = ignore({ ignorecase: false }).add(patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(gitPatterns));
    const without = ignore({ ignorecase: false }).add(patterns.filter((pattern) => pattern.startsWith('!')).flatMap((pattern) => gitPatterns(pattern.slice(1))));
    return (relativePath) => !isOutside(relativePath) && wanted.ignores(relativePath) && !without.ignores(relativePath);
}
/** Says which pattern can never match, and why, as a sentence for the user. */
export function faultOfPatterns(patterns) {
    const outside = patterns.findIndex((pattern) => /^!?(?:\.\/)*\.\.(?:\/|$)/.test(pattern));
    if (outside !== -1)
        return { index: outside, message: `The pattern "${patterns[outside]}" leads out of the folder of the configuration, whose files alone it can match.` };
    if (patterns.every((pattern) => pattern.startsWith('!')))
        return { index: -1, message: 'No pattern says which files are meant, expected one that does not begin with "!".' };
    return undefined;
}
function isOutside(relativePath) {
    return relativePath === '' || relativePath === '..' || relativePath.startsWith('../') || path.isAbsolute(relativePath);
}
function gitPatterns(pattern) {
    // A number sign would begin a comment; no pattern of a list is one.
    return alternatives(pattern.replace(/^(?:\.\/)+/, '/').replace(/^#/, '\\#')).map(withAnyCase);
}
/** Writes `{a,b}` out, the innermost first; a backslash before a brace takes its meaning. */
function alternatives(pattern) {
    const group = /(?<!\\)\{([^{}]*,[^{}]*)\}/.exec(pattern);
    if (group === null)
        return [pattern];
    const [head, tail] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)];
    return (group[1] ?? '').split(',').flatMap((one) => alternatives(head + one + tail));
}
