import {UserError} from './user-error.ts'

/** A part of the files, for one of several runs that share the work. */
export interface Shard {
  /** 1-based. */
  readonly number: number
  readonly of: number
}

/** Reads a value of `--shard`: `2/5` is the second of five parts. Throws `UserError` for anything else. */
export function readShard(value: string): Shard {
  const [, number = '', of = ''] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? []
  if (of === '' || Number(number) > Number(of)) throw new UserError(`Unexpected value "${value}" of --shard, expected I/N with I from 1 to N, such as 1/4.`)
  return {number: Number(number), of: Number(of)}
}

/** Tells whether the item at an index (from 0) is in a shard. Neighbours are dealt out, since a folder of large files is often one of alike names. */
export function isInShard(index: number, {number, of}: Shard): boolean {
  return index % of === number - 1
}
