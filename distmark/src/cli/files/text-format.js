/** Tells whether a folder search takes a file of that name: by its extension, or by the names of files that have none. */
export function isTextFormat(fileName, more) {
    const dot = fileName.lastIndexOf('.');
    if (dot <= 0)
        return textNames.has(fileName.toLowerCase());
    const extension = fileName.slice(dot + 1).toLowerCase();
    return textExtensions.has(extension) || more.has(extension);
}
/** Reads values of `--ext`, lists with or without dots, into extensions in lower case without dots. */
export function readExtensions(lists) {
    const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/^\*?\./, '').toLowerCase());
    return new Set(names.filter((name) => name !== ''));
}
/** Extensions of the formats that a search of folders takes, in lower case without dots. */
export const textExtensions = new Set([
    // Markup and prose
    'md', 'markdown', 'mdown', 'mkd', 'mkdn', 'mdx', 'qmd', 'rmd', 'txt', 'text', 'rst', 'rest', 'adoc', 'asciidoc', 'asc', 'org',
    'textile', 'wiki', 'mediawiki', 'tex', 'ltx', 'bib', 'sty', 'texi', 'pod', 'rdoc',
    // Pages and XML
    'html', 'htm', 'xhtml', 'xht', 'xml', 'xsl', 'xslt', 'svg', 'rss', 'atom', 'opml', 'dita', 'ditamap',
    // Tables and data
    'csv', 'tsv', 'tab', 'psv', 'json', 'jsonc', 'json5', 'jsonl', 'ndjson', 'geojson', 'webmanifest', 'yaml', 'yml', 'toml',
    'ini', 'cfg', 'conf', 'desktop', 'env',
    // Translations and subtitles
    'po', 'pot', 'properties', 'strings', 'stringsdict', 'xliff', 'xlf', 'arb', 'ftl', 'resx', 'resw', 'tmx', 'srt', 'vtt',
    'sub', 'ass', 'ssa', 'lrc'
]);
/** Names of text files that have no extension, in lower case. */
export const textNames = new Set([
    'readme', 'license', 'licence', 'copying', 'copyright', 'changelog', 'changes', 'history', 'news', 'notice', 'authors',
    'contributors', 'maintainers', 'credits', 'thanks', 'translators', 'install', 'todo'
]);
