import fs from 'node:fs';
import path from 'node:path';
/** Makes right text of lines. */
export function rightTextOf(lines) {
    const sources = new Set(lines.map(({ source, licence }) => `${source} (${licence})`));
    return { lines: lines.map((line) => line.text), sources: [...sources].sort() };
}
/**
 * Reads a folder of right text: `<language>.txt` with one line a line, and `SOURCES.tsv`, which names where each run of lines
 * comes from. Throws when a file has no run.
 */
export function readRightLines(folder) {
    const runs = fs.readFileSync(path.join(folder, 'SOURCES.tsv'), 'utf8').split('\n').slice(1).filter(Boolean).map((row) => {
        const [file = '', source = '', licence = '', first = ''] = row.split('\t');
        return { file, source, licence: licence.replace(/ \(.*/, ''), first: Number(first) };
    });
    const lines = [];
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()) {
        const own = runs.filter((run) => run.file === file).sort((a, b) => a.first - b.first);
        let run = own.shift();
        if (run === undefined)
            throw new Error(`${path.join(folder, 'SOURCES.tsv')} has no row for ${file}: add one with its source and licence`);
        for (const [index, text] of fs.readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
            const lineNumber = index + 1;
            while (own[0] !== undefined && own[0].first <= lineNumber)
                run = own.shift() ?? run;
            if (text !== '')
                lines.push({ text, file, lineNumber, source: run.source, licence: run.licence });
        }
    }
    return lines;
}
/** The language of a file of right text: what stands before the first dot of its name. */
export function languageOf(file) {
    return file.slice(0, file.indexOf('.'));
}
