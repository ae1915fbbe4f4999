import { evidenceData } from './evidence-data.js';
import { costOfPair, nats, unpackModel } from './evidence-model.js';
import { asciiClass, asciiClassCount, blank, groupName, isHangul, isTiered } from './symbol.js';
import { tierCount } from './evidence-format.js';
let model;
/** What a symbol that the model has never seen costs in a group that it has never seen either. */
const unknownGroupCost = 64;
const unknownMemberCost = 16;
/**
 * Gives the log-likelihood of `text` as a line of right text, in nats, counted over the places where a character beyond
 * ASCII stands or stood just before. Texts with the same ASCII characters in the same order can be compared.
 * Linear; the model is unpacked at the first call.
 */
export function logLikelihood(text) {
    model ??= unpackModel(evidenceData);
    let cost = 0;
    let first = blank;
    let firstGroup = blank;
    for (let index = 0; index <= text.length; index++) {
        let codePoint = index < text.length ? text.charCodeAt(index) : 0x20;
        if (codePoint < 0x80) {
            const second = asciiClass[codePoint];
            if (first !== second && (first >= asciiClassCount || first < 0))
                cost += pairCost(model, first, firstGroup, second, second);
            first = firstGroup = second;
            continue;
        }
        if ((codePoint & 0xfc00) === 0xd800) {
            codePoint = text.codePointAt(index);
            if (codePoint > 0xffff)
                index++;
        }
        const second = symbolOf(model, codePoint);
        const secondGroup = second >= 0 ? model.groupOfSymbol[second] : groupOf(model, codePoint);
        cost += pairCost(model, first, firstGroup, second, secondGroup);
        first = second;
        firstGroup = secondGroup;
    }
    return nats(cost);
}
/** Gives the share of a small letter among the letters of right text beyond ASCII, 0 to 1; never 0. */
export function letterShare(codePoint) {
    let share = letterShares.get(codePoint);
    if (share === undefined)
        letterShares.set(codePoint, (share = shareOfLetter(codePoint)));
    return share;
}
const letterShares = new Map();
function shareOfLetter(codePoint) {
    model ??= unpackModel(evidenceData);
    const symbol = symbolOf(model, codePoint);
    const group = symbol >= 0 ? model.groupOfSymbol[symbol] : groupOf(model, codePoint);
    const cost = group < 0 ? unknownGroupCost : model.groupCost[group] + (symbol >= 0 ? model.inGroupCost[symbol] : model.unseenMemberCost[group]);
    letters ??= [...model.groupNumbers].reduce((sum, [name, number]) => sum + (/ (?:upper|lower|letter|mark)$/.test(name) ? Math.exp(nats(model.groupCost[number])) : 0), 0);
    return Math.exp(nats(cost)) / letters;
}
/** Share of the letters beyond ASCII among all characters. */
let letters;
/** Symbol of a character beyond ASCII; unseen characters get a negative number of their own. */
function symbolOf(known, codePoint) {
    const symbol = codePoint < 0x10000 ? known.symbolOfBmp[codePoint] : known.symbolOf.get(codePoint) ?? 0;
    if (symbol !== 0)
        return symbol;
    if (isTiered(codePoint))
        return asciiClassCount + (isHangul(codePoint) ? tierCount : 0);
    return -codePoint;
}
const groupsOfUnseen = new Map();
function groupOf(known, codePoint) {
    let group = groupsOfUnseen.get(codePoint);
    if (group === undefined)
        groupsOfUnseen.set(codePoint, (group = known.groupNumbers.get(groupName(codePoint)) ?? -1));
    return group;
}
function pairCost(known, first, firstGroup, second, secondGroup) {
    if (first >= 0 && second >= 0) {
        const found = costOfPair(known.pairs, first, second);
        if (found >= 0)
            return found;
    }
    const fallback = first >= 0 ? known.fallbackCost[first] : 0;
    // A character that repeats itself is likelier than its pair of groups says: rules, ellipses, box drawing. A tier is none.
    if (first === second && firstGroup >= 0 && !isTier(first))
        return fallback + Math.min(known.repeatCost[firstGroup], backoffCost(known, firstGroup, second, secondGroup));
    return fallback + backoffCost(known, firstGroup, second, secondGroup);
}
/** Whether a symbol stands for hanzi or Hangul syllables of one frequency. */
function isTier(symbol) {
    return symbol >= asciiClassCount && symbol < asciiClassCount + 2 * tierCount;
}
function backoffCost(known, firstGroup, second, secondGroup) {
    if (secondGroup < 0)
        return unknownGroupCost + unknownMemberCost;
    const between = firstGroup >= 0 ? costOfPair(known.groupPairs, firstGroup, secondGroup) : -1;
    const toGroup = between >= 0 ? between : known.groupCost[secondGroup] + (firstGroup >= 0 ? known.groupFallbackCost[firstGroup] : 0);
    return toGroup + (second >= 0 ? known.inGroupCost[second] : known.unseenMemberCost[secondGroup]);
}
