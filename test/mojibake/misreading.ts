import {tableOf, unassigned} from '../../src/encoding/tables.ts'

const encoder = new TextEncoder()

/** What UTF-8 text becomes when it is read through a table; undefined when the table has no character for one of its bytes. */
export function misread(text: string, table: string): string | undefined {
  return readThrough(encoder.encode(text), table)
}

/** Reads bytes through a table; undefined when it has no character for one of them. */
export function readThrough(bytes: Uint8Array, table: string): string | undefined {
  const {upperHalf} = tableOf(table)
  let text = ''
  for (const byte of bytes) {
    const codePoint = byte < 0x80 ? byte : upperHalf[byte - 0x80]
    if (codePoint === undefined || codePoint === unassigned) return undefined
    text += String.fromCharCode(codePoint)
  }
  return text
}

/** The byte of each character of a table. For windows-1252 the C1 controls count as well, as they do in latin-1. */
export function encoderOf(table: string): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>()
  if (table === 'windows-1252') for (let control = 0x80; control < 0xa0; control++) bytes.set(String.fromCharCode(control), control)
  tableOf(table).upperHalf.forEach((codePoint, index) => {
    if (codePoint !== unassigned) bytes.set(String.fromCharCode(codePoint), 0x80 + index)
  })
  return bytes
}
