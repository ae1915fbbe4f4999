import { tierCount } from '../../src/mojibake/evidence-format.js';
import { asciiClass, asciiClassCount, groupName, isHangul, isTiered } from '../../src/mojibake/symbol.js';
/** A pair is one number, `first * pairBase + second`: there are fewer symbols than this. */
export const pairBase = 65536;
/** What a line in capitals counts for, beside the line as it is written. */
const capitalsWeight = 0.25;
/** Characters seen less often are left to their group. */
const leastSeen = 2;
/** Counts symbols and pairs of symbols that hold at least one character beyond ASCII. */
export function countSymbols(lines) {
    const seen = countCharacters(lines);
    const tierOf = new Map([...seen].filter(([codePoint]) => isTiered(codePoint)).map(([codePoint, count]) => [codePoint, tierOfCount(count)]));
    const { symbols, groups, symbolOf } = enumerate(seen, tierOf);
    const pairs = new Map();
    const groupPairs = new Map();
    const feed = (line, weight) => {
        let previous = symbolOf(0x20);
        for (const character of `${line} `) {
            const next = symbolOf(character.codePointAt(0) ?? 0x20);
            if (next.number >= asciiClassCount || previous.number >= asciiClassCount) {
                add(pairs, previous.number * pairBase + next.number, weight);
                add(groupPairs, previous.group * pairBase + next.group, weight);
            }
            previous.contexts += weight;
            next.count += weight;
            previous = next;
        }
    };
    for (const line of lines) {
        feed(line, 1);
        const capitals = line.toUpperCase();
        if (capitals !== line)
            feed(capitals, capitalsWeight);
    }
    const tiers = [...tierOf].map(([codePoint, tier]) => ({ codePoint, tier })).sort((a, b) => a.codePoint - b.codePoint);
    return { symbols, groups, pairs, groupPairs, tiers };
}
function add(map, key, weight) {
    map.set(key, (map.get(key) ?? 0) + weight);
}
function tierOfCount(count) {
    return 1 + Math.min(tierCount - 2, Math.floor(Math.log2(Math.max(1, count))));
}
function countCharacters(lines) {
    const seen = new Map();
    for (const line of lines) {
        for (const character of line)
            add(seen, character.codePointAt(0) ?? 0, 1);
        for (const character of line.toUpperCase())
            add(seen, character.codePointAt(0) ?? 0, capitalsWeight);
    }
    return seen;
}
/** Gives every symbol its number: ASCII classes, tiers, then characters by code point; groups in order of first use. */
function enumerate(seen, tierOf) {
    const symbols = [];
    const groups = [];
    const groupOf = (codePoint) => {
        const name = groupName(codePoint);
        if (!groups.includes(name))
            groups.push(name);
        return asciiClassCount + groups.indexOf(name);
    };
    const enter = (group, codePoint, members) => {
        const made = { number: symbols.length, group, codePoint, members, count: 0, contexts: 0 };
        symbols.push(made);
        return made;
    };
    for (let ascii = 0; ascii < asciiClassCount; ascii++)
        enter(ascii, -1, 1);
    const inTier = (isWanted, tier) => [...tierOf].filter(([codePoint, own]) => own === tier && isWanted(codePoint)).length;
    for (let tier = 0; tier < tierCount; tier++)
        enter(groupOf(0x4e00), -1, tier === 0 ? 20000 : inTier((codePoint) => !isHangul(codePoint), tier));
    for (let tier = 0; tier < tierCount; tier++)
        enter(groupOf(0xac00), -1, tier === 0 ? 9000 : inTier(isHangul, tier));
    const byCodePoint = new Map();
    for (const codePoint of [...seen.keys()].sort((a, b) => a - b)) {
        const tierBase = asciiClassCount + (isHangul(codePoint) ? tierCount : 0);
        const number = codePoint < 0x80 ? asciiClass[codePoint] : isTiered(codePoint) ? tierBase + (tierOf.get(codePoint) ?? 0) : undefined;
        const isRare = (seen.get(codePoint) ?? 0) < leastSeen;
        const symbol = number !== undefined ? symbols[number] : isRare ? undefined : enter(groupOf(codePoint), codePoint, 1);
        if (symbol !== undefined)
            byCodePoint.set(codePoint, symbol);
    }
    // What a rare character does to its neighbours is counted for its group, by a symbol that is not packed.
    const rare = new Map();
    return {
        symbols,
        groups,
        symbolOf(codePoint) {
            const known = byCodePoint.get(codePoint);
            if (known !== undefined)
                return known;
            const group = groupOf(codePoint);
            const own = rare.get(group) ?? { number: symbols.length + rare.size, group, codePoint: -1, members: 1, count: 0, contexts: 0 };
            rare.set(group, own);
            return own;
        }
    };
}
