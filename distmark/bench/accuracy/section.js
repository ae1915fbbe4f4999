import fs from 'node:fs';
/**
 * Writes sections into a page, each between `<!-- NAME: written by ... -->` and `<!-- /NAME -->`. Throws when the page has
 * no such place, and writes nothing then.
 */
export function writeSections(page, sections) {
    const before = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, sections.reduce((text, section) => withSection(text, section, page), before));
}
function withSection(text, section, page) {
    const opening = new RegExp(`<!-- ${section.name}: .*? -->\\n`).exec(text);
    const start = opening === null ? -1 : opening.index + opening[0].length;
    const end = text.indexOf(`<!-- /${section.name} -->`, start);
    if (start < 0 || end < 0)
        throw new Error(`${page} has no place for "${section.name}": put the lines <!-- ${section.name}: written by npm run accuracy --> and <!-- /${section.name} --> where it belongs`);
    return `${text.slice(0, start)}\n${section.text}\n\n${text.slice(end)}`;
}
