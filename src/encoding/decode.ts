import {TextDecoder} from '@exodus/bytes/encoding.js'

/**
 * Decodes bytes as the Encoding Standard says; bytes that the encoding cannot read become U+FFFD.
 * A mark is kept as U+FEFF. `encoding` is the standard's name, or `utf-32le` or `utf-32be`, which it lacks.
 * @throws {RangeError} when there is no such encoding.
 */
export function decodeAs(encoding: string, bytes: Uint8Array): string {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return decodeUtf32(bytes, encoding === 'utf-32le')
  return new TextDecoder(encoding, {ignoreBOM: true}).decode(bytes)
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const codePoint = offset + 4 <= bytes.length ? view.getUint32(offset, isLittleEndian) : -1
    const isScalar = codePoint >= 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff)
    pieces.push(isScalar ? String.fromCodePoint(codePoint) : '\ufffd')
  }
  return pieces.join('')
}
