import ignore, {type Ignore} from 'ignore'
import fs from 'node:fs'
import path from 'node:path'
import {ioMessageOf, UserError} from '../user-error.ts'
import {systemPath} from './path-bytes.ts'

/** What tells a run which files to leave alone. */
export interface IgnoreSettings {
  /** Absolute; patterns of the command line are relative to it. */
  readonly cwd: string
  /** Patterns of `--ignore-pattern`. */
  readonly patterns: readonly string[]
  /** Names of the ignore files that hold, the weaker first. */
  readonly fileNames: readonly string[]
}

/** A file or folder that may be ignored. */
export interface IgnoreTarget {
  /** Absolute. */
  readonly path: string
  readonly isFolder: boolean
}

/** The ignore files in force in one folder, those of nearer folders first. */
export interface IgnoreChain {
  /** Absolute path of the folder that the patterns are relative to. */
  readonly folder: string
  /** What the user knows the patterns by: `.gitignore`. */
  readonly source: string
  readonly matcher: Ignore
  readonly next: IgnoreChain | undefined
}

/**
 * The ignore rules of a run. Ignore files are read from the top of a folder's repository down; outside a repository
 * from the working directory down. Every function throws `UserError` when one cannot be read.
 */
export interface IgnoreRules {
  /** The ignore files above `folder`. */
  chainAbove(folder: string): IgnoreChain | undefined
  /** Adds the ignore files of `folder` to the chain of the folder above; `names` saves looking for those not there. */
  extendChain(above: IgnoreChain | undefined, folder: string, names?: ReadonlySet<string>): IgnoreChain | undefined
  /** Says what ignores a target in a folder that is not ignored itself: a file's name or `--ignore-pattern`. */
  ignoredBy(target: IgnoreTarget, chain: IgnoreChain | undefined): string | undefined
  /** Says what ignores a target, or a folder that it lies in. Each folder is judged once. */
  ignoredOnTheWayTo(target: IgnoreTarget): string | undefined
}

/** Makes the ignore rules of a run; reads nothing yet. */
export function createIgnoreRules(settings: IgnoreSettings): IgnoreRules {
  const {cwd, patterns, fileNames} = settings
  const flags = patterns.length === 0 ? undefined : {folder: cwd, source: '--ignore-pattern', matcher: matcherOf([...patterns])}
  const gitTops = new Map<string, string | undefined>()
  const judged = new Map<string, Judgement>()

  const gitTopOf = (folder: string): string | undefined => {
    if (gitTops.has(folder)) return gitTops.get(folder)
    const above = path.dirname(folder)
    const top = fs.existsSync(systemPath(path.join(folder, '.git'))) ? folder : above === folder ? undefined : gitTopOf(above)
    gitTops.set(folder, top)
    return top
  }
  const topOf = (folder: string): string => gitTopOf(folder) ?? (isInside(folder, cwd) ? cwd : folder)

  const judge = (folder: string): Judgement => {
    const known = judged.get(folder)
    if (known !== undefined) return known
    const above: Judgement = folder === topOf(folder) ? {} : judge(path.dirname(folder))
    const source = above.ignoredBy ?? (folder === topOf(folder) ? undefined : rules.ignoredBy({path: folder, isFolder: true}, above.chain))
    const judgement = source === undefined ? {chain: rules.extendChain(above.chain, folder)} : {ignoredBy: source}
    judged.set(folder, judgement)
    return judgement
  }

  const rules: IgnoreRules = {
    chainAbove: (folder) => (folder === topOf(folder) ? undefined : judge(path.dirname(folder)).chain),
    extendChain(above, folder, names) {
      let chain = above
      for (const source of fileNames) {
        if (names?.has(source) === false) continue
        const text = readIfThere(path.join(folder, source))
        if (text !== undefined && /\S/.test(text)) chain = {folder, source, matcher: matcherOf(text), next: chain}
      }
      return chain
    },
    ignoredBy(target, chain) {
      for (let link = flags === undefined ? chain : {...flags, next: chain}; link !== undefined; link = link.next) {
        const relative = path.relative(link.folder, target.path).replaceAll(path.sep, '/')
        // Patterns say nothing about their own folder and about what lies outside it.
        if (relative === '' || relative === '..' || relative.startsWith('../') || path.isAbsolute(relative)) continue
        const answer = link.matcher.test(target.isFolder ? `${relative}/` : relative)
        if (answer.ignored) return link.source
        if (answer.unignored) return undefined
      }
      return undefined
    },
    ignoredOnTheWayTo(target) {
      if (target.isFolder) return judge(target.path).ignoredBy
      const folder = judge(path.dirname(target.path))
      return folder.ignoredBy ?? rules.ignoredBy(target, folder.chain)
    }
  }
  return rules
}

/** What the ignore rules say of a folder: what ignores it, or else the chain that holds in it. */
interface Judgement {
  readonly ignoredBy?: string
  readonly chain?: IgnoreChain | undefined
}

function isInside(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep)
}

/** A text is split into lines, items of a list are not. */
function matcherOf(patterns: string | string[]): Ignore {
  // As git does where the file system tells upper from lower case.
  return ignore({ignorecase: process.platform === 'win32' || process.platform === 'darwin'}).add(patterns)
}

function readIfThere(file: string): string | undefined {
  try {
    const text = fs.readFileSync(systemPath(file), 'utf8')
    return text.startsWith('\ufeff') ? text.slice(1) : text
  } catch (error) {
    // A folder of that name is no ignore file.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR')) return undefined
    throw new UserError(`Cannot read the ignore file ${file}: ${ioMessageOf(error)}.`, {cause: error})
  }
}
