import path from 'node:path';
import { repositoryTop } from '../repository.js';
import { charsetOf, readEditorConfig } from './editor-config.js';
import { mentionsEncoding, workingTreeEncodings } from './git-attributes.js';
/**
 * Reads what `.gitattributes` and `.editorconfig` declare for `files` (absolute paths). `names` has the names of these two
 * in every folder on the way. Git is asked once a repository, and only where its attributes name encodings.
 */
export function readLabels(files, names) {
    const folderOf = folderLookup(names);
    const encodings = new Map();
    for (const [top, members] of filesByRepository(files, folderOf)) {
        for (const [file, label] of workingTreeEncodings(top, members))
            encodings.set(file, label);
    }
    return (file) => {
        const fromGit = encodings.get(file);
        const fromEditor = charsetOf(file, folderOf(path.dirname(file)).editorConfigs);
        return [
            ...(fromGit === undefined ? [] : [{ label: fromGit, source: '.gitattributes' }]),
            ...(fromEditor === undefined ? [] : [{ label: fromEditor, source: '.editorconfig' }])
        ];
    };
}
const outside = { editorConfigs: [], hasEncodings: false };
function folderLookup(names) {
    const known = new Map();
    const folderOf = (folder) => {
        const seen = known.get(folder);
        if (seen !== undefined)
            return seen;
        const parent = path.dirname(folder);
        const above = parent === folder ? outside : folderOf(parent);
        const here = names.get(folder) ?? [];
        const own = here.includes('.editorconfig') ? readEditorConfig(folder) : undefined;
        const hasEncodings = above.hasEncodings || (here.includes('.gitattributes') && mentionsEncoding(path.join(folder, '.gitattributes')));
        const editorConfigs = own === undefined ? above.editorConfigs : [own, ...(own.isRoot ? [] : above.editorConfigs)];
        const found = { editorConfigs, hasEncodings };
        known.set(folder, found);
        return found;
    };
    return folderOf;
}
/** Files for which git may name an encoding, by the top of their repository. */
function filesByRepository(files, folderOf) {
    const groups = new Map();
    for (const file of files) {
        const folder = path.dirname(file);
        if (!folderOf(folder).hasEncodings)
            continue;
        const top = repositoryTop(folder);
        const group = groups.get(top);
        if (group === undefined)
            groups.set(top, [file]);
        else
            group.push(file);
    }
    return groups;
}
