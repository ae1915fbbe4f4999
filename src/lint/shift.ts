import {isAscii} from '../encoding/ascii.ts'
import {decodeAs} from '../encoding/decode.ts'
import {escapeSequenceIn} from '../encoding/escape-sequence.ts'
import type {Span} from '../encoding/span.ts'
import {readUtf7} from '../encoding/utf7.ts'
import {Trigger} from '../mojibake/trigger.ts'
import type {Document} from './document.ts'

/** Where text of ASCII characters alone shifts to others. */
export interface Shift {
  /** `iso-2022-jp`, `iso-2022-kr`, `iso-2022-cn` or `utf-7`. */
  readonly encoding: string
  /** Bytes of the escape sequence, or of the plus sign. */
  readonly span: Span
  /** The text of the whole file; undefined for encodings that are not read. */
  readonly text: string | undefined
}

/** Whether bytes may hold what `shiftIn` finds: such text is ASCII alone. */
export function mayShift(bytes: Uint8Array): boolean {
  return isAscii(bytes) && (escapeSequenceIn(bytes) !== undefined || readUtf7(bytes) !== undefined)
}

/** Finds text in an encoding of seven bits in a document that is read as UTF-8; undefined where there is none. */
export function shiftIn(document: Document): Shift | undefined {
  if (!document.isEditable || document.suspects(Trigger.shift).length === 0) return undefined
  const {utf8} = document
  const escaped = escapeSequenceIn(utf8)
  if (escaped !== undefined) {
    const text = escaped.encoding === 'iso-2022-jp' ? decodeAs(escaped.encoding, utf8) : undefined
    return text?.includes('\ufffd') === true ? undefined : {...escaped, text}
  }
  const utf7 = readUtf7(utf8)
  return utf7 === undefined ? undefined : {encoding: 'utf-7', span: {start: utf7.byteOffset, end: utf7.byteOffset + 1}, text: utf7.text}
}
