import {reversalTableNames} from '../../src/mojibake/reversal-tables.ts'
import type {Suspect} from '../../src/mojibake/scan.ts'
import {Trigger} from '../../src/mojibake/trigger.ts'
import {encoderOf, misreadLetters, multiByteStarts} from './misreading.ts'

const encoder = new TextEncoder()
const strict = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true})
const encoders = reversalTableNames.map((name) => ({name, bytes: encoderOf(name)}))
const windows1252 = encoderOf('windows-1252')
const fragmentNames = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254', 'cp437', 'cp850']

const sequence = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/
const whole = new RegExp(`^(?:[\\0-\\x7f]|${sequence.source})*$`)

/** The scan as one would write it without a thought for speed: line by line, table by table, with regular expressions. */
export function slowScan(bytes: Uint8Array): Suspect[] {
  const suspects: Suspect[] = []
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  let start = 0
  let lineNumber = 1
  for (const [, line = '', lineEnd = ''] of latin.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) {
    const triggers = slowTriggers(bytes.subarray(start, start + line.length)) | slowShifts(line, latin)
    if (triggers !== 0) suspects.push({lineNumber, span: {start, end: start + line.length}, triggers})
    start += line.length + lineEnd.length
    lineNumber++
  }
  return suspects
}

function slowTriggers(line: Uint8Array): number {
  const characters = charactersOf(line)
  // A bad byte keeps what stands beside it apart.
  const text = characters.map((character) => character || '\uffff').join('')
  const body = characters.slice(/^\ufeff*/.exec(text)?.[0].length)
  const isBeyondAscii = body.some((character) => character > '\x7f')
  const asBytes = (known: ReadonlyMap<string, number>): string =>
    body.map((character) => (character === '' ? '\xff' : character < '\x80' ? character : String.fromCharCode(known.get(character) ?? 0xff))).join('')
  let triggers = 0
  if (isBeyondAscii && encoders.some(({bytes}) => whole.test(asBytes(bytes)))) triggers |= Trigger.reversible
  if (/[a-z]\u00c3(?![^\0-\x7f])|\u00e2\u20ac/.test(text)) triggers |= Trigger.fragment
  if (encoders.some(({name, bytes}) => fragmentNames.includes(name) && sequence.test(asBytes(bytes)))) triggers |= Trigger.fragment
  if (/[\x80-\x9f]/.test(text)) triggers |= Trigger.c1
  if (/[\x13\x14\x18\x19\x1c\x1d]/.test(text)) triggers |= Trigger.cutCodeUnit
  if (text.includes('\ufeff')) triggers |= Trigger.mark
  if (['\ufffd', '\u951f', '\uc3d9', '\u8e1d', '\u9403'].some((character) => text.includes(character))) triggers |= Trigger.replacement
  // Nothing is said of what else a line with bad bytes holds.
  if (characters.includes('')) return triggers | Trigger.badByte
  const hasSign = body.some((character) => character > '\x7f' && character !== '\ufffd')
  if (hasSign && body.some((character) => character >= '\u2e80' && character !== '\ufeff') && multiByteStarts.some((starts) => mayBegin(body, starts))) triggers |= Trigger.multiByte
  if (isGluedTellTale(body)) triggers |= Trigger.multiByte
  if (holdsWesternRun(body)) triggers |= Trigger.legacy
  return triggers
}

/** What a line of a file of ASCII alone may shift with: escapes, and three characters of base64 whose first sixteen bits are no ASCII. */
function slowShifts(line: string, file: string): number {
  if (/[\x80-\xff]/.test(file)) return 0
  const isUtf7 = !/\+(?!-|[A-Za-z0-9+/]{3})/.test(file)
  return /\x1b[$(]/.test(line) || (isUtf7 && /\+(?!A[A-H])[A-Za-z0-9+/]{3}/.test(line)) ? Trigger.shift : 0
}

/** Whether a line has characters of windows-1252 and latin-1 only, and three side by side that differ, one up to U+00FF behind another. */
function holdsWesternRun(body: readonly string[]): boolean {
  const text = body.join('')
  if (!body.every((character) => character <= '\xff' || windows1252.has(character))) return false
  return (text.match(/[^\0-\x7f]{3,}/g) ?? []).some((run) => new Set(run).size > 1 && /.[\x80-\xff]/.test(run))
}

/** Whether the first hanzi, kana or Hangul of a line is what a quotation mark becomes, or a letter, alone behind a small letter. */
function isGluedTellTale(body: readonly string[]): boolean {
  const index = body.findIndex((character) => character >= '\u2e80' && character !== '\ufffd')
  const character = body[index] ?? ''
  if (['\u9225', '\u7ab6'].includes(character)) return true
  const isAlone = character === '\uff83' || (body[index + 1] ?? ' ') < '\u2e80'
  return misreadLetters.has(character) && /[a-z]/.test(body[index - 1] ?? '') && isAlone
}

/** Whether one encoding may have read UTF-8 as these characters, as far as single characters tell. */
function mayBegin(body: readonly string[], {encoding, whole, open}: (typeof multiByteStarts)[number]): boolean {
  let isOpen = false, isFresh = false
  return body.every((character, index) => {
    const isHanzi = /[\u4e00-\u9fff\uf900-\ufaff]/.test(character)
    // Its hanja are no continuation bytes.
    if (isOpen && isFresh && encoding === 'euc-kr' && isHanzi) return false
    isFresh = false
    if (character <= '\x7f' && character !== '') isOpen = false
    else if (character === '\ufffd') isOpen ||= body.slice(0, index).some((before) => before > '\x7f' && before !== '\ufffd')
    else if (isOpen) return character.length === 1 || (encoding === 'big5' && character.length === 2)
    else if (open.has(character)) isOpen = isFresh = true
    else return whole.has(character)
    return true
  })
}

/** The characters of a line; a byte that belongs to none is ''. */
function charactersOf(line: Uint8Array): string[] {
  const characters: string[] = []
  for (let offset = 0; offset < line.length; ) {
    const character = [1, 2, 3, 4].map((length) => decoded(line.subarray(offset, offset + length))).find((text) => text !== '') ?? ''
    characters.push(character)
    offset += character === '' ? 1 : encoder.encode(character).length
  }
  return characters
}

function decoded(bytes: Uint8Array): string {
  try {
    const text = strict.decode(bytes)
    return Array.from(text).length === 1 ? text : ''
  } catch {
    return ''
  }
}
