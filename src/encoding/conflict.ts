import {isAscii} from './ascii.ts'
import type {Declaration} from './declaration.ts'
import {isWide} from './mark.ts'

/** A declaration that cannot hold. */
export interface Conflict {
  readonly declaration: Declaration
  /** What it disagrees with: the bytes of the file, its mark, or a stronger declaration. */
  readonly against: 'bytes' | 'mark' | Declaration
  /** The encoding that holds instead, by its name in lower case. */
  readonly expected: string
}

/** What declarations are held against. */
export interface Evidence {
  readonly bytes: Uint8Array
  /** Bytes of the mark. */
  readonly markLength: number
  /** The encoding that was decided, and what decided it. */
  readonly encoding: string
  readonly decisive: 'mark' | Declaration | undefined
  /** Whether the bytes behind the mark are well-formed UTF-8. */
  readonly isUtf8: boolean
}

/**
 * Lists the declarations that something stronger contradicts, each once. Characters beyond ASCII in valid UTF-8 contradict
 * every other encoding, since other text is hardly ever valid UTF-8 by chance; ASCII reads alike in all encodings that a
 * file is declared to be in, but for UTF-16.
 */
export function conflictsOf(declarations: readonly Declaration[], evidence: Evidence): readonly Conflict[] {
  const known = declarations.filter(({encoding}) => encoding !== undefined)
  if (known.length === 0) return []
  const {bytes, markLength, isUtf8, decisive} = evidence
  const isPlain = !(decisive === 'mark' && isWide(evidence.encoding)) && isAscii(bytes, markLength)
  return known.flatMap((declaration): Conflict[] => {
    const others = {declaration, expected: evidence.encoding}
    if (isPlain) return isWide(declaration.encoding ?? '') && isTextWithoutNul(bytes) ? [{declaration, against: 'bytes', expected: 'utf-8'}] : []
    if (isUtf8) return declaration.encoding === 'utf-8' ? [] : [{declaration, against: 'bytes', expected: 'utf-8'}]
    if (decisive === undefined || declaration === decisive || agrees(declaration, evidence.encoding)) return []
    return [{...others, against: decisive}]
  })
}

function isTextWithoutNul(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !bytes.includes(0)
}

/** Whether a declaration means an encoding. GBK is read as gb18030, and plain UTF-16 leaves the order of bytes to the mark. */
function agrees({encoding, label}: Declaration, other: string): boolean {
  if (encoding === other) return true
  if (/^utf-16$/i.test(label)) return other.startsWith('utf-16')
  return isChinese(encoding) && isChinese(other)
}

function isChinese(encoding: string | undefined): boolean {
  return encoding === 'gbk' || encoding === 'gb18030'
}
