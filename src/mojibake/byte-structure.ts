import {isContinuation, lengthOfLead} from '../encoding/utf8.ts'
import {breakerAt, type Breaker} from './breaker.ts'
import {holdsForbidden, type Layer} from './reading.ts'
import {bitOf, reversalTableNames} from './reversal-tables.ts'
import {wholeSequence} from './sequence.ts'
import {stretchesOf, withAscii} from './stretch.ts'

/** What a byte is in UTF-8: `never` are C0, C1 and F5 to FF, which stand in no sequence. */
export type ByteRole = 'ascii' | 'lead' | 'continuation' | 'never'

/** Characters of a line that stand for one sequence of bytes, and what the bytes spell. */
export interface ByteGroup {
  readonly found: string
  /** UTF-16 code units of the line before it. */
  readonly foundStart: number
  /** None when the table lacks the character. */
  readonly bytes: readonly number[]
  /** What each of the bytes is in UTF-8. */
  readonly roles: readonly ByteRole[]
  /** What the bytes spell; undefined when they are not well-formed. */
  readonly expected?: string
  /** What keeps the line from going back here. */
  readonly problem?: Breaker['problem']
}

/**
 * Shows a line as the bytes that its characters stand for, sequence by sequence: through a single-byte table by its name, with
 * every place at which the line stops to go back; through a layer of a reading, for which `line` is the text before the layer
 * was undone; or, by the name `utf-8`, as its own bytes. Gives undefined for another name. Linear.
 */
export function byteStructureOf(line: string, through: string | Layer): readonly ByteGroup[] | undefined {
  if (typeof through !== 'string') return bytesOfLayer(line, through)
  if (through === 'utf-8') return ownBytes(line)
  const table = reversalTableNames.findIndex((name) => bitOf(name) === bitOf(through))
  if (table < 0) return undefined
  const groups: ByteGroup[] = []
  for (let index = 0; index < line.length; ) {
    const group = groupAt(line, index, table)
    groups.push(group)
    index += group.found.length
  }
  return groups
}

function bytesOfLayer(before: string, layer: Layer): readonly ByteGroup[] {
  return withAscii(stretchesOf(before, layer), before).map(({start, end, bytes, afterStart, afterEnd}) => ({
    found: before.slice(start, end), foundStart: start, bytes, roles: bytes.map(roleOf), expected: layer.text.slice(afterStart, afterEnd)
  }))
}

function groupAt(line: string, index: number, table: number): ByteGroup {
  const codeUnit = line.charCodeAt(index)
  if (codeUnit < 0x80) return {found: line.charAt(index), foundStart: index, bytes: [codeUnit], roles: ['ascii'], expected: line.charAt(index)}
  const sequence = wholeSequence(line, index, table)
  if (sequence === undefined) {
    const {found, bytes, problem} = breakerAt(line, index, table)
    return {found, foundStart: index, bytes, roles: bytes.map(roleOf), problem}
  }
  return {...sequence, foundStart: index, roles: sequence.bytes.map(roleOf), ...(holdsForbidden(sequence.expected) ? {problem: 'forbidden' as const} : {})}
}

function ownBytes(line: string): readonly ByteGroup[] {
  let foundStart = 0
  return Array.from(line, (character) => {
    const bytes = Array.from(new TextEncoder().encode(character))
    const group: ByteGroup = {found: character, foundStart, bytes, roles: bytes.map(roleOf), expected: character}
    foundStart += character.length
    return group
  })
}

function roleOf(byte: number): ByteRole {
  if (byte < 0x80) return 'ascii'
  return isContinuation(byte) ? 'continuation' : lengthOfLead(byte) > 0 ? 'lead' : 'never'
}
