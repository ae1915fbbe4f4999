import ignore, {type Ignore} from 'ignore'
import fs from 'node:fs'
import path from 'node:path'
import {ioMessageOf, UserError} from '../user-error.ts'

/** What tells a run which files to leave alone. */
export interface IgnoreSettings {
  /** Whether anything is ignored at all. */
  readonly isOn: boolean
  /** Absolute; patterns of the command line are relative to it. */
  readonly cwd: string
  /** Patterns of `--ignore-pattern`. */
  readonly patterns: readonly string[]
  /** Names of the ignore files that hold, the weaker first. */
  readonly fileNames: readonly string[]
}

/** The ignore rules in force in one folder, those of nearer folders first. */
export interface IgnoreChain {
  /** Absolute path of the folder that the patterns are relative to. */
  readonly folder: string
  /** What the user knows the patterns by: `.gitignore`, `--ignore-pattern`. */
  readonly source: string
  readonly matcher: Ignore
  readonly next: IgnoreChain | undefined
}

/**
 * Reads the ignore files above `folder`, from the top of its repository down; outside a repository from the working
 * directory down. Throws `UserError` when one cannot be read.
 */
export function chainAbove(folder: string, settings: IgnoreSettings): IgnoreChain | undefined {
  let chain: IgnoreChain | undefined
  for (const at of foldersAbove(folder, topOf(folder, settings.cwd))) chain = extendChain(chain, at, settings)
  return chain
}

/** Adds the ignore files of one folder to the chain of the folder above; `names` saves looking for those not there. */
export function extendChain(
  above: IgnoreChain | undefined, folder: string, {fileNames, names}: IgnoreSettings & {readonly names?: ReadonlySet<string>}
): IgnoreChain | undefined {
  let chain = above
  for (const source of fileNames) {
    if (names?.has(source) === false) continue
    const text = readIfThere(path.join(folder, source))
    if (text !== undefined && /\S/.test(text)) chain = {folder, source, matcher: matcherOf(text), next: chain}
  }
  return chain
}

/** Says what ignores a file or folder that lies in a folder which is not ignored; undefined when nothing does. */
export function ignoredBy(target: {readonly path: string; readonly isFolder: boolean}, chain: IgnoreChain | undefined, settings: IgnoreSettings): string | undefined {
  let link = patternChain(settings, chain)
  for (; link !== undefined; link = link.next) {
    const relative = path.relative(link.folder, target.path).replaceAll(path.sep, '/')
    // Patterns say nothing about their own folder and about what lies outside it.
    if (relative === '' || relative === '..' || relative.startsWith('../') || path.isAbsolute(relative)) continue
    const answer = link.matcher.test(target.isFolder ? `${relative}/` : relative)
    if (answer.ignored) return link.source
    if (answer.unignored) return undefined
  }
  return undefined
}

/**
 * Says what ignores a path, or a folder that it lies in; undefined when nothing does. Throws `UserError` when an
 * ignore file on the way cannot be read.
 */
export function ignoredOnTheWayTo(target: {readonly path: string; readonly isFolder: boolean}, settings: IgnoreSettings): string | undefined {
  const top = topOf(target.isFolder ? target.path : path.dirname(target.path), settings.cwd)
  let chain: IgnoreChain | undefined
  for (const [index, folder] of foldersAbove(target.path, top).entries()) {
    const source = index === 0 ? undefined : ignoredBy({path: folder, isFolder: true}, chain, settings)
    if (source !== undefined) return source
    chain = extendChain(chain, folder, settings)
  }
  return target.path === top ? undefined : ignoredBy(target, chain, settings)
}

/** The folders that `target` lies in, from `top` down; none when it is the top itself. */
function foldersAbove(target: string, top: string): readonly string[] {
  const folders: string[] = []
  for (let at = target; at !== top && at !== path.dirname(at);) {
    at = path.dirname(at)
    folders.unshift(at)
  }
  return folders
}

function topOf(folder: string, cwd: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    if (fs.existsSync(path.join(at, '.git'))) return at
    if (at === path.dirname(at)) break
  }
  return folder === cwd || folder.startsWith(cwd.endsWith(path.sep) ? cwd : cwd + path.sep) ? cwd : folder
}

const chainsOfPatterns = new WeakMap<IgnoreSettings, Ignore>()

function patternChain(settings: IgnoreSettings, next: IgnoreChain | undefined): IgnoreChain | undefined {
  if (settings.patterns.length === 0) return next
  let matcher = chainsOfPatterns.get(settings)
  if (matcher === undefined) {
    matcher = matcherOf([...settings.patterns])
    chainsOfPatterns.set(settings, matcher)
  }
  return {folder: settings.cwd, source: '--ignore-pattern', matcher, next}
}

/** A text is split into lines, items of a list are not. */
function matcherOf(patterns: string | string[]): Ignore {
  // As git does where the file system tells upper from lower case.
  return ignore({ignorecase: process.platform === 'win32' || process.platform === 'darwin'}).add(patterns)
}

function readIfThere(file: string): string | undefined {
  try {
    const text = fs.readFileSync(file, 'utf8')
    return text.startsWith('\ufeff') ? text.slice(1) : text
  } catch (error) {
    // A folder of that name is no ignore file.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR')) return undefined
    throw new UserError(`Cannot read the ignore file ${file}: ${ioMessageOf(error)}.`, {cause: error})
  }
}
