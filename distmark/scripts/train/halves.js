import { languageOf } from './right-text.js';
/**
 * Halves right text by whole sources: every language with two or more of them has one on each side. First each source goes
 * to the side that leaves most languages with both; the largest source of a language that has only one side left is seen
 * and its others are held out. A language with a single source is halved by its lines: the first half is seen. Deterministic.
 */
export function halve(lines) {
    const languages = countSources(lines);
    const several = new Map([...languages].filter(([, sources]) => sources.size > 1));
    const seenSources = chooseSeen(several);
    const isSplit = ([, sources]) => splits(sources, seenSources);
    const bySize = new Map([...several].filter((entry) => !isSplit(entry)).map(([language, sources]) => [language, largestOf(sources)]));
    const seen = [];
    const heldOut = [];
    const met = new Map();
    for (const line of lines) {
        const language = languageOf(line.file);
        const sources = languages.get(language);
        let isSeen = bySize.has(language) ? bySize.get(language) === line.source : seenSources.has(line.source);
        if (sources?.size === 1) {
            const count = (met.get(language) ?? 0) + 1;
            met.set(language, count);
            isSeen = count <= (sources.get(line.source) ?? 0) / 2;
        }
        if (isSeen)
            seen.push(line);
        else
            heldOut.push(line);
    }
    const description = [
        `Seen: ${[...seenSources].sort().join(', ')}.`,
        `Held out: ${[...namesOf(several)].filter((name) => !seenSources.has(name)).sort().join(', ')}.`,
        `${several.size - bySize.size} languages are split so; in ${bySize.size} more the largest source is seen and the others are held out (${[...bySize.keys()].join(', ') || 'none'}); ${languages.size - several.size} with a single source are halved by lines.`,
        `${seen.length} lines are seen, ${heldOut.length} held out.`
    ];
    return { seen, heldOut, description };
}
function countSources(lines) {
    const languages = new Map();
    for (const { file, source } of lines) {
        const language = languageOf(file);
        const sources = languages.get(language) ?? new Map();
        languages.set(language, sources.set(source, (sources.get(source) ?? 0) + 1));
    }
    return languages;
}
function namesOf(languages) {
    return new Set([...languages.values()].flatMap((sources) => [...sources.keys()]));
}
/** Moves one source after another to the other side as long as that splits more languages, or as many more evenly. */
function chooseSeen(languages) {
    const names = [...namesOf(languages)].sort();
    let best = new Set();
    for (let isBetter = true; isBetter;) {
        isBetter = false;
        for (const name of names) {
            const other = new Set(best);
            if (!other.delete(name))
                other.add(name);
            if (compare(worth(other, languages), worth(best, languages)) <= 0)
                continue;
            best = other;
            isBetter = true;
        }
    }
    return best;
}
/** How many languages a choice splits, and how far it is from the middle, in lines. */
function worth(seen, languages) {
    let split = 0;
    let balance = 0;
    for (const sources of languages.values()) {
        if (splits(sources, seen))
            split++;
        for (const [name, count] of sources)
            balance += seen.has(name) ? count : -count;
    }
    return [split, -Math.abs(balance)];
}
function compare(a, b) {
    return a[0] - b[0] || a[1] - b[1];
}
function splits(sources, seen) {
    const names = [...sources.keys()];
    return names.some((name) => seen.has(name)) && names.some((name) => !seen.has(name));
}
function largestOf(sources) {
    return [...sources].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? '';
}
