import fs from 'node:fs'
import path from 'node:path'
import {systemPath} from '../files/path-bytes.ts'

/** What `--explain` is to explain. */
export type ExplainTarget =
  | {readonly kind: 'stdin'}
  | {readonly kind: 'text'; readonly text: string; /** Whether it looks like a line of a file that is not there. */ readonly isLikeFile: boolean}
  /** `lineNumber` is undefined where the value names a file and no line. */
  | {readonly kind: 'file'; readonly file: string; readonly lineNumber: number | undefined}

/**
 * Reads the value of `--explain`: `-`, an existing file with a line number behind its last colon, or else a text. A file whose
 * name itself ends in a colon and a number is taken for the file.
 */
export function readExplainTarget(value: string, cwd: string): ExplainTarget {
  if (value === '-') return {kind: 'stdin'}
  if (isFile(value, cwd)) return {kind: 'file', file: value, lineNumber: undefined}
  const [, file, line] = /^(.+):(\d{1,15})$/s.exec(value) ?? []
  if (file === undefined) return {kind: 'text', text: value, isLikeFile: false}
  return isFile(file, cwd) ? {kind: 'file', file, lineNumber: Number(line)} : {kind: 'text', text: value, isLikeFile: /^\S*[./]\S*$/.test(file)}
}

function isFile(name: string, cwd: string): boolean {
  try {
    return fs.statSync(systemPath(path.resolve(cwd, name)), {throwIfNoEntry: false})?.isFile() === true
  } catch {
    // No name of a file: too long, or below one that is no folder. A text of the command line may be anything.
    return false
  }
}
