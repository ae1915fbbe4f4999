/** Makes a source from a seed (the generator Mulberry32, public domain). Name the seed in what a test prints. */
export function seededRandom(seed) {
    let state = seed >>> 0;
    const below = (limit) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    };
    return {
        below,
        pick(items) {
            const item = items[below(items.length)];
            if (item === undefined)
                throw new RangeError('nothing to pick from');
            return item;
        }
    };
}
