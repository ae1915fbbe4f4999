import ignore, {} from 'ignore';
import fs from 'node:fs';
import path from 'node:path';
import { ioMessageOf, UserError } from '../user-error.js';
import { systemPath } from './path-bytes.js';
/** Makes the ignore rules of a run; reads nothing yet. */
export function createIgnoreRules(settings) {
    const { cwd, patterns, fileNames } = settings;
    const flags = patterns.length === 0 ? undefined : { folder: cwd, source: '--ignore-pattern', matcher: matcherOf([...patterns]) };
    const gitTops = new Map();
    const judged = new Map();
    const gitTopOf = (folder) => {
        if (gitTops.has(folder))
            return gitTops.get(folder);
        const above = path.dirname(folder);
        const top = fs.existsSync(systemPath(path.join(folder, '.git'))) ? folder : above === folder ? undefined : gitTopOf(above);
        gitTops.set(folder, top);
        return top;
    };
    const topOf = (folder) => gitTopOf(folder) ?? (isInside(folder, cwd) ? cwd : folder);
    const judge = (folder) => {
        const known = judged.get(folder);
        if (known !== undefined)
            return known;
        const above = folder === topOf(folder) ? {} : judge(path.dirname(folder));
        const source = above.ignoredBy ?? (folder === topOf(folder) ? undefined : rules.ignoredBy({ path: folder, isFolder: true }, above.chain));
        const judgement = source === undefined ? { chain: rules.extendChain(above.chain, folder) } : { ignoredBy: source };
        judged.set(folder, judgement);
        return judgement;
    };
    const rules = {
        chainAbove: (folder) => (folder === topOf(folder) ? undefined : judge(path.dirname(folder)).chain),
        extendChain(above, folder, names) {
            let chain = above;
            for (const source of fileNames) {
                if (names?.has(source) === false)
                    continue;
                const text = readIfThere(path.join(folder, source));
                if (text !== undefined && /\S/.test(text))
                    chain = { folder, source, matcher: matcherOf(text), next: chain };
            }
            return chain;
        },
        ignoredBy(target, chain) {
            for (let link = flags === undefined ? chain : { ...flags, next: chain }; link !== undefined; link = link.next) {
                const relative = path.relative(link.folder, target.path).replaceAll(path.sep, '/');
                // Patterns say nothing about their own folder and about what lies outside it.
                if (relative === '' || relative === '..' || relative.startsWith('../') || path.isAbsolute(relative))
                    continue;
                const answer = link.matcher.test(target.isFolder ? `${relative}/` : relative);
                if (answer.ignored)
                    return link.source;
                if (answer.unignored)
                    return undefined;
            }
            return undefined;
        },
        ignoredOnTheWayTo(target) {
            if (target.isFolder)
                return judge(target.path).ignoredBy;
            const folder = judge(path.dirname(target.path));
            return folder.ignoredBy ?? rules.ignoredBy(target, folder.chain);
        }
    };
    return rules;
}
function isInside(folder, outer) {
    return folder === outer || folder.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep);
}
/** A text is split into lines, items of a list are not. */
function matcherOf(patterns) {
    // As git does where the file system tells upper from lower case.
    return ignore({ ignorecase: process.platform === 'win32' || process.platform === 'darwin' }).add(patterns);
}
function readIfThere(file) {
    try {
        const text = fs.readFileSync(systemPath(file), 'utf8');
        return text.startsWith('\ufeff') ? text.slice(1) : text;
    }
    catch (error) {
        // A folder of that name is no ignore file.
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR'))
            return undefined;
        throw new UserError(`Cannot read the ignore file ${file}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
