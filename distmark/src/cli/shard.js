import { UserError } from './user-error.js';
/** Reads a value of `--shard`: `2/5` is the second of five parts. Throws `UserError` for anything else. */
export function readShard(value) {
    const [, number = '', of = ''] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? [];
    if (of === '' || Number(number) > Number(of))
        throw new UserError(`Unexpected value "${value}" of --shard, expected I/N with I from 1 to N, such as 1/4.`);
    return { number: Number(number), of: Number(of) };
}
/** Tells whether the item at an index (from 0) is in a shard. Neighbours are dealt out, since a folder of large files is often one of alike names. */
export function isInShard(index, { number, of }) {
    return index % of === number - 1;
}
