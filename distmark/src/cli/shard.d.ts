/** A part of the files, for one of several runs that share the work. */
export interface Shard {
    /** 1-based. */
    readonly number: number;
    readonly of: number;
}
/** Reads a value of `--shard`: `2/5` is the second of five parts. Throws `UserError` for anything else. */
export declare function readShard(value: string): Shard;
/** Tells whether the item at an index (from 0) is in a shard. Neighbours are dealt out, since a folder of large files is often one of alike names. */
export declare function isInShard(index: number, { number, of }: Shard): boolean;
