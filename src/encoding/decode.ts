import {TextDecoder} from '@exodus/bytes/encoding.js'

/**
 * Decodes bytes as the Encoding Standard says; bytes that the encoding cannot read become U+FFFD.
 * A mark is kept as U+FEFF. `encoding` is the standard's name.
 * @throws {RangeError} when the standard has no such encoding.
 */
export function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, {ignoreBOM: true}).decode(bytes)
}
