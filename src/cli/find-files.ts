import path from 'node:path'
import {readNameList} from './files/name-list.ts'
import {showPathBytes} from './files/path-bytes.ts'
import {tally, wordTally, type FoundFile, type Search} from './files/search.ts'
import {addListed, findTargets} from './files/targets.ts'
import type {Session} from './session.ts'
import type {Sieve} from './sieve.ts'
import {isInShard, readShard} from './shard.ts'

/** A file with the path that the user would type in the working folder. */
export class ShownFile implements FoundFile {
  readonly path: string
  readonly folder: string
  readonly isNamed: boolean
  readonly #cwd: string

  constructor({path: file, folder, isNamed}: FoundFile, cwd: string) {
    this.path = file
    this.folder = folder
    this.isNamed = isNamed
    this.#cwd = cwd
  }

  /** With slashes; bytes that are not UTF-8 as `pathOfBytes` has them. */
  get relative(): string {
    return path.relative(this.#cwd, this.path).replaceAll(path.sep, '/')
  }

  /** The same for people and reports: such bytes as `\xE9`. */
  get shown(): string {
    return showPathBytes(this.relative)
  }
}

/** The files of a run. */
export interface FoundFiles {
  /** In the order of their paths. */
  readonly files: readonly ShownFile[]
  readonly search: Search
}

/** Finds the files that the command line means, and of these the ones of its shard, and puts them into the sieve. Throws `UserError` for a list or an ignore file that cannot be read. */
export async function findFiles({options, targets, targetSettings: asked, cwd, ledger}: Session, sieve?: Sieve): Promise<FoundFiles> {
  const shard = options.shard === undefined ? undefined : readShard(options.shard)
  // Those of other shards are told apart only when all are known.
  const targetSettings = {...asked, found: shard === undefined ? sieve?.add : undefined}
  const list = options['files-from']
  const names = list === undefined ? undefined : await readNameList({name: list, cwd, hasNuls: options.null === true})
  const search = await findTargets(targets.length === 0 && names === undefined ? ['.'] : targets, targetSettings)
  if (names !== undefined) addListed(names, search, targetSettings)
  if (ledger !== undefined) leaveOut(ledger.file.path, search)
  const files = inOrder([...search.files.values()].map((file) => new ShownFile(file, cwd)), cwd)
  if (shard === undefined) return {files, search}
  const own = files.filter((_file, index) => isInShard(index, shard))
  for (const file of own) sieve?.add(file.path)
  for (let count = own.length; count < files.length; count++) tally(search.skipped, 'of other shards')
  return {files: own, search}
}

/** The list of suppressions names the damage, so it would be found in it. */
function leaveOut(list: string, {files, skipped, skippedNamed}: Search): void {
  const file = files.get(list)
  if (file === undefined) return
  files.delete(list)
  tally(file.isNamed ? skippedNamed : skipped, 'list of suppressions')
}

/** Tells which named files were left out, and what was left out where `count`, the number of files that were not, is 0. */
export function tellSkipped({skipped, skippedNamed, problems}: Search, {tell}: Session, count: number): void {
  if (skippedNamed.size > 0) {
    const remedy = [...skippedNamed.keys()].some((reason) => /^(?:ignored|inside) /.test(reason)) ? ' (--no-ignore checks ignored files)' : ''
    tell(`Skipped of what was named: ${wordTally(skippedNamed)}${remedy}.`)
  }
  if (count === 0 && problems.length === 0) tell(`No files were checked${leftOutWords(skipped)}.`)
}

/** Words what was left out, as the end of a sentence without its full stop; empty when nothing was. */
export function leftOutWords(skipped: Search['skipped']): string {
  return skipped.size === 0 ? '' : `. Left out: ${wordTally(skipped)}`
}

/**
 * Puts files in the order of the paths that are shown. Absolute paths have the same order, unless some lead up from the
 * working folder and others do not, or not as far.
 */
function inOrder(files: ShownFile[], cwd: string): ShownFile[] {
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  const first = files[0]?.path ?? ''
  const last = files.at(-1)?.path ?? ''
  let common = 0
  while (common < first.length && first[common] === last[common]) common++
  // The folder that all files are below; none of the ways to them leads through a part of the way to the working folder alone.
  const above = first.slice(0, first.lastIndexOf(path.sep, common - 1) + 1)
  if (path.sep === '/' && (!cwd.startsWith(above) || cwd + path.sep === above)) return files
  const keys = new Map(files.map((file) => [file, file.relative]))
  return files.sort((a, b) => (keys.get(a)! < keys.get(b)! ? -1 : 1))
}
