import { costsPerNat } from '../../src/mojibake/evidence-format.js';
import { asciiClassCount } from '../../src/mojibake/symbol.js';
import { pairBase } from './counts.js';
import { byteWriter } from './byte-writer.js';
/**
 * Strength of what the groups say against what a symbol's own pairs say, in counts: one for each different follower (after
 * Witten and Bell, 1991), and at least so many.
 */
const leastPairSmoothing = 5;
/** The same for groups against their mere frequency; a group that is followed by many others is open to more. */
const leastGroupSmoothing = 50;
const groupSmoothingPerFollower = 20;
/** What a repeated character is smoothed with, in counts, and how likely one is in a group without counts. */
const repeatSmoothing = 5;
const repeatShare = 0.02;
/** Count that every member of a group gets for nothing, and the number of unseen members that share it. */
const memberSmoothing = 0.1;
const unseenMembers = 60;
/**
 * Packs a model of right text: log P(second | first) of symbols, smoothed with pairs of groups. Keeps the `keep` pairs
 * whose loss would change the likelihood of the text most. The layout is in `src/mojibake/evidence-format.ts`.
 */
export function packModel(counts, keep) {
    const model = probabilities(counts);
    const writer = byteWriter();
    packGroups(writer, counts, model);
    packSymbols(writer, counts, model);
    writer.varint(counts.tiers.length);
    let codePoint = 0;
    for (const entry of counts.tiers) {
        writer.varint(entry.codePoint - codePoint);
        writer.byte(entry.tier);
        codePoint = entry.codePoint;
    }
    packPairs(writer, counts, model, keep);
    return writer.bytes();
}
function probabilities(counts) {
    const groupTotal = new Map();
    const groupContexts = new Map();
    const groupMembers = new Map();
    const repeats = new Map();
    const pairFollowers = new Map();
    const groupFollowers = new Map();
    let total = 0;
    const bump = (map, key, by) => map.set(key, (map.get(key) ?? 0) + by);
    for (const symbol of counts.symbols) {
        bump(groupTotal, symbol.group, symbol.count);
        bump(groupContexts, symbol.group, symbol.contexts);
        bump(groupMembers, symbol.group, 1);
        bump(repeats, symbol.group, counts.pairs.get(symbol.number * (pairBase + 1)) ?? 0);
        total += symbol.count;
    }
    for (const key of counts.pairs.keys())
        bump(pairFollowers, Math.floor(key / pairBase), 1);
    for (const key of counts.groupPairs.keys())
        bump(groupFollowers, Math.floor(key / pairBase), 1);
    const of = (map, key) => map.get(key) ?? 0;
    const shareOfGroup = (group) => (of(groupTotal, group) + 1) / (total + 300);
    const shareInGroup = (count, group) => (count + memberSmoothing) / (of(groupTotal, group) + memberSmoothing * (of(groupMembers, group) + unseenMembers));
    const pairSmoothing = (symbol) => Math.max(leastPairSmoothing, of(pairFollowers, symbol.number));
    const groupSmoothing = (group) => Math.max(leastGroupSmoothing, groupSmoothingPerFollower * of(groupFollowers, group));
    const model = {
        group: (group) => Math.log(shareOfGroup(group)),
        unseenMember: (group) => Math.log(shareInGroup(0, group)),
        repeat: (group) => Math.log((of(repeats, group) + repeatShare * repeatSmoothing) / (of(groupContexts, group) + repeatSmoothing)),
        groupPair: (first, second) => Math.log(((counts.groupPairs.get(first * pairBase + second) ?? 0) + groupSmoothing(first) * shareOfGroup(second)) / (of(groupContexts, first) + groupSmoothing(first))),
        groupFallback: (group) => Math.log(groupSmoothing(group) / (of(groupContexts, group) + groupSmoothing(group))),
        inGroup: (symbol) => Math.log(shareInGroup(symbol.count, symbol.group) / Math.max(1, symbol.members)),
        fallback: (symbol) => Math.log(pairSmoothing(symbol) / (symbol.contexts + pairSmoothing(symbol))),
        backoff(first, second) {
            const between = model.groupPair(first.group, second.group) + model.inGroup(second);
            const again = Math.exp(model.repeat(first.group));
            return first === second && first.codePoint >= 0 ? Math.log(again + (1 - again) * Math.exp(between)) : between;
        },
        pair: (first, second, count) => Math.log((count / Math.max(1, second.members) + pairSmoothing(first) * Math.exp(model.backoff(first, second))) / (first.contexts + pairSmoothing(first)))
    };
    return model;
}
function cost(logarithm) {
    return Math.max(0, Math.min(255, Math.round(-logarithm * costsPerNat)));
}
function packGroups(writer, counts, model) {
    writer.varint(counts.groups.length);
    counts.groups.forEach((name, index) => {
        const group = asciiClassCount + index;
        writer.text(name);
        for (const logarithm of [model.group(group), model.unseenMember(group), model.repeat(group)])
            writer.byte(cost(logarithm));
    });
    const followers = new Map();
    for (const key of counts.groupPairs.keys()) {
        const first = Math.floor(key / pairBase);
        followers.set(first, [...(followers.get(first) ?? []), key % pairBase]);
    }
    for (let group = 0; group < asciiClassCount + counts.groups.length; group++) {
        writer.byte(cost(model.groupFallback(group)));
        writer.steps((followers.get(group) ?? []).map((second) => ({ number: second, cost: cost(model.groupPair(group, second)) })));
    }
}
function packSymbols(writer, counts, model) {
    writer.varint(counts.symbols.length);
    let codePoint = 0;
    for (const symbol of counts.symbols) {
        if (symbol.codePoint >= 0) {
            writer.varint(symbol.codePoint - codePoint);
            writer.varint(symbol.group);
            codePoint = symbol.codePoint;
        }
        writer.byte(cost(model.inGroup(symbol)));
        writer.byte(cost(model.fallback(symbol)));
    }
}
function packPairs(writer, counts, model, keep) {
    const judged = [...counts.pairs].flatMap(([key, count]) => {
        const first = counts.symbols[Math.floor(key / pairBase)];
        const second = counts.symbols[key % pairBase];
        // Rare characters have no symbol in the packed model: their group speaks for them.
        if (first === undefined || second === undefined)
            return [];
        const whole = model.pair(first, second, count);
        const withoutIt = model.fallback(first) + model.backoff(first, second);
        return [{ first: first.number, number: second.number, cost: cost(whole), loss: count * Math.abs(whole - withoutIt) }];
    });
    judged.sort((a, b) => b.loss - a.loss || a.first - b.first || a.number - b.number);
    const kept = new Map();
    for (const pair of judged.slice(0, keep)) {
        const row = kept.get(pair.first);
        if (row === undefined)
            kept.set(pair.first, [pair]);
        else
            row.push(pair);
    }
    for (const symbol of counts.symbols)
        writer.steps(kept.get(symbol.number) ?? []);
}
