import fs from 'node:fs';
import path from 'node:path';
const root = path.join(import.meta.dirname, '../..');
/** Lists the fenced blocks of a page of the repository, in order. */
export function blocksOf(page) {
    const sections = fs.readFileSync(path.join(root, page), 'utf8').split(/^#+ /m);
    return sections.flatMap((section) => {
        const heading = section.slice(0, section.indexOf('\n'));
        return [...section.matchAll(/(?:^`([^`\n]+)`[^\n]*:\n\n)?^```(\w+)\n(.*?)^```$/gms)].map(([, file, language = '', text = '']) => ({ heading, language, file, text }));
    });
}
/** Gives the one block of a page under a heading, for a file, or of a language and for none. Throws when there is none, or more than one. */
export function blockOf(page, heading, fileOrLanguage) {
    const found = blocksOf(page).filter((block) => block.heading === heading && (block.file ?? block.language) === fileOrLanguage);
    if (found.length !== 1 || found[0] === undefined)
        throw new Error(`${page}: ${found.length} blocks of ${fileOrLanguage} under "${heading}", expected one`);
    return found[0].text;
}
