import { languageOf } from '../../scripts/train/right-text.js';
/** Gathers lines into their files again; of some languages only when any are named. */
export function rightFiles(lines, languages = []) {
    const files = new Map();
    for (const { file, text } of lines) {
        if (languages.length > 0 && !languages.includes(languageOf(file)))
            continue;
        const own = files.get(file);
        if (own === undefined)
            files.set(file, [text]);
        else
            own.push(text);
    }
    return [...files].map(([name, texts]) => ({ name, lines: texts.filter((text) => /[^\x00-\x7f]/.test(text) && !/[\r\u2028\u2029\u0085]/.test(text)) }));
}
