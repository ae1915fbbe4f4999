import {codecs} from '../encoding/codecs.ts'
import {decodeAs} from '../encoding/decode.ts'
import {isCharacterList} from './character-list.ts'
import {logLikelihood} from './evidence.ts'
import {leastGain} from './least-gain.ts'
import {mayBeLegacy} from './legacy-run.ts'
import {lookAlikeGain} from './look-alike.ts'
import {priors} from './priors.ts'
import {holdsForbidden, westernTablesOf, type Reading} from './reading.ts'
import {byteOf} from './reverse.ts'
import {bitOf, hasTable} from './reversal-tables.ts'
import {weights} from './weights.ts'

/**
 * The encodings whose bytes are looked for in text of windows-1252 and latin-1, likelier ones first where two agree on a text:
 * those in which most of a word lies beyond ASCII.
 */
export const legacyEncodings = [
  'windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic', 'windows-1253', 'iso-8859-7', 'windows-1255', 'iso-8859-8',
  'windows-1256', 'iso-8859-6', 'windows-874', 'gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'
] as const

/**
 * Adds to the `readings` of a line those of bytes in another legacy encoding that were read as windows-1252 or latin-1, and gives
 * all, likeliest first. Only such are added as are likelier than the line, and lead back to it: the encoding writes the text in
 * the bytes of the line.
 *
 * A reading as UTF-8 that is likelier than the line leaves none: other bytes are hardly ever UTF-8 by chance. One that names C1
 * controls and is accepted is only rivalled by what is likely enough itself. Linear in the line for each encoding; nothing is decoded in a line without a
 * run of such characters. Needs the codecs.
 */
export function withLegacyReadings(line: string, tables: number, readings: readonly Reading[]): readonly Reading[] {
  if (readings.some(({gain, layers}) => gain >= 0 && layers.some(({original}) => original === 'utf-8'))) return readings
  if (!hasTable(tables, 0) || !mayBeLegacy(line) || isCharacterList(line)) return readings
  const isNamed = readings.some((reading) => reading.gain >= leastGain(reading))
  const least = isNamed ? weights.acceptedLegacyGain : 0
  const found = legacyReadingsOf(line, tables).filter(({gain}) => gain > least)
  return found.length === 0 ? readings : [...readings, ...found].sort((a, b) => b.gain - a.gain)
}

function legacyReadingsOf(line: string, tables: number): readonly Reading[] {
  const bytes = Uint8Array.from({length: line.length}, (_, index) => {
    const codeUnit = line.charCodeAt(index)
    return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, 0)
  })
  const standing = logLikelihood(line) - lookAlikeGain(line)
  const byText = new Map<string, Reading>()
  for (const original of legacyEncodings) {
    if (!hasBit(tables, original)) continue
    const text = decodeAs(original, bytes)
    if (holdsForbidden(text)) continue
    const gain = logLikelihood(text) - standing + priors.layer([original])
    if (gain <= (byText.get(text)?.gain ?? 0) || !isWritten(text, original, bytes)) continue
    byText.set(text, {text, layers: [{tables: westernTablesOf(line), table: 0, original, text}], gain})
  }
  return [...byText.values()]
}

function hasBit(tables: number, name: string): boolean {
  return hasTable(tables, Math.log2(bitOf(name)))
}

/** Whether an encoding writes a text in these bytes and no others: some characters have two sequences. */
function isWritten(text: string, encoding: string, bytes: Uint8Array): boolean {
  const written = codecs().encode(encoding, text)
  return written !== undefined && written.length === bytes.length && written.every((byte, index) => byte === bytes[index])
}
