import {decodeAs} from '../encoding/decode.ts'
import {standardTableNames} from '../encoding/tables.ts'
import {logLikelihood} from './evidence.ts'
import {holdsForbidden} from './reading.ts'

/** One way to read bytes that are not UTF-8. */
export interface ByteReading {
  /** The Encoding Standard's name. */
  readonly encoding: string
  readonly text: string
  /** Log-likelihood of the text with the prior of the encoding, in nats; only differences mean something. */
  readonly score: number
}

const multiByte = ['gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr']
const encodings: readonly string[] = [...standardTableNames.filter((name) => name !== 'iso-8859-8-i'), ...multiByte]

/**
 * How likely an undeclared file is in an encoding before it is read, in nats against windows-1252: those of Windows and the
 * multi-byte ones are what editors and exports write.
 */
const priors: Readonly<Record<string, number>> = {
  'windows-1252': 0, 'windows-1250': -2, 'windows-1251': -1, 'iso-8859-2': -2.5, 'koi8-r': -2, gb18030: -1, shift_jis: -1, 'euc-kr': -1, big5: -1, 'euc-jp': -1.5
}
const otherPrior = -4
/** Readings that are so much less likely than the best are not worth naming, in nats. */
const namedMargin = 12

/**
 * Reads bytes in every legacy encoding that explains all of them, likeliest first. Readings that agree on the text are
 * one, under the likeliest name. Linear in the bytes; pass a line, not a file. Never throws.
 */
export function byteReadingsOf(bytes: Uint8Array): readonly ByteReading[] {
  const byText = new Map<string, ByteReading>()
  for (const encoding of encodings) {
    const text = decodeAs(encoding, bytes)
    if (holdsForbidden(text)) continue
    const score = logLikelihood(text) + (priors[encoding] ?? otherPrior)
    if (score > (byText.get(text)?.score ?? -Infinity)) byText.set(text, {encoding, text, score})
  }
  const ranked = [...byText.values()].sort((a, b) => b.score - a.score)
  return ranked.filter((reading) => reading.score > ranked[0]!.score - namedMargin)
}
