import { byteReader } from './byte-reader.js';
import { costsPerNat, tierCount } from './evidence-format.js';
import { asciiClassCount } from './symbol.js';
/** The cost that `followers` holds for a pair; -1 when it holds none. */
export function costOfPair(followers, first, second) {
    let low = followers.offsets[first];
    let high = followers.offsets[first + 1];
    while (low < high) {
        const middle = (low + high) >> 1;
        const found = followers.seconds[middle];
        if (found === second)
            return followers.costs[middle];
        if (found < second)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}
/** Unpacks what `scripts/train.ts` packed; the layout is in `evidence-format.ts`. Data that end too early read as zeros. */
export function unpackModel(base64) {
    const reader = byteReader(base64);
    const groupCount = reader.varint();
    const groups = asciiClassCount + groupCount;
    const groupNumbers = new Map();
    const groupCost = new Uint8Array(groups);
    const unseenMemberCost = new Uint8Array(groups);
    const repeatCost = new Uint8Array(groups).fill(255);
    for (let group = asciiClassCount; group < groups; group++) {
        groupNumbers.set(reader.text(), group);
        groupCost[group] = reader.byte();
        unseenMemberCost[group] = reader.byte();
        repeatCost[group] = reader.byte();
    }
    const groupFallbackCost = new Uint8Array(groups);
    const groupPairs = readFollowers(reader, groups, (group) => (groupFallbackCost[group] = reader.byte()));
    const { symbolOf, groupOfSymbol, inGroupCost, fallbackCost } = readSymbols(reader, groupNumbers);
    const pairs = readFollowers(reader, groupOfSymbol.length);
    const symbolOfBmp = new Uint16Array(0x10000);
    for (const [codePoint, symbol] of symbolOf)
        if (codePoint < symbolOfBmp.length)
            symbolOfBmp[codePoint] = symbol;
    return { symbolOf, symbolOfBmp, groupNumbers, groupCost, unseenMemberCost, repeatCost, groupFallbackCost, groupPairs, groupOfSymbol, inGroupCost, fallbackCost, pairs };
}
function readSymbols(reader, groupNumbers) {
    const count = reader.varint();
    const symbolOf = new Map();
    const groupOfSymbol = new Uint16Array(count);
    const inGroupCost = new Uint8Array(count);
    const fallbackCost = new Uint8Array(count);
    const firstOwn = asciiClassCount + 2 * tierCount;
    let codePoint = 0;
    for (let symbol = 0; symbol < count; symbol++) {
        if (symbol >= firstOwn) {
            codePoint += reader.varint();
            symbolOf.set(codePoint, symbol);
            groupOfSymbol[symbol] = reader.varint();
        }
        else
            groupOfSymbol[symbol] = symbol < asciiClassCount ? symbol : groupNumbers.get(symbol < asciiClassCount + tierCount ? 'han letter' : 'hangul letter') ?? 0;
        inGroupCost[symbol] = reader.byte();
        fallbackCost[symbol] = reader.byte();
    }
    const tiered = reader.varint();
    for (let index = 0, tieredCodePoint = 0; index < tiered; index++) {
        tieredCodePoint += reader.varint();
        symbolOf.set(tieredCodePoint, asciiClassCount + (tieredCodePoint >= 0xac00 ? tierCount : 0) + reader.byte());
    }
    return { symbolOf, groupOfSymbol, inGroupCost, fallbackCost };
}
/** Reads the followers of `count` firsts; `before` reads what stands before each. */
function readFollowers(reader, count, before) {
    const offsets = new Uint32Array(count + 1);
    const seconds = [];
    const costs = [];
    for (let first = 0; first < count; first++) {
        before?.(first);
        let second = 0;
        for (let left = reader.varint(); left > 0; left--) {
            second += reader.varint();
            seconds.push(second);
            costs.push(reader.byte());
        }
        offsets[first + 1] = seconds.length;
    }
    return { offsets, seconds: Uint16Array.from(seconds), costs: Uint8Array.from(costs) };
}
/** Turns a cost into a log-probability in nats. */
export function nats(cost) {
    return -cost / costsPerNat;
}
