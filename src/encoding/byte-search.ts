import {firstFault} from './utf8.ts'

/** What looks through bytes as a whole, in ways that a runtime can do much faster than a loop of ours. */
export interface ByteSearch {
  /** Whether no byte is 80 or above. */
  isAscii(bytes: Uint8Array): boolean
  /** Whether all bytes are well-formed UTF-8. */
  isUtf8(bytes: Uint8Array): boolean
  /** The offset of the first `byte` from `start` on; -1 when there is none. */
  indexOf(bytes: Uint8Array, byte: number, start: number): number
}

/** Works wherever JavaScript does. */
const portable: ByteSearch = {
  isAscii(bytes) {
    for (let index = 0; index < bytes.length; index++) if (bytes[index]! >= 0x80) return false
    return true
  },
  isUtf8: (bytes) => firstFault(bytes) === undefined,
  indexOf: (bytes, byte, start) => bytes.indexOf(byte, start)
}

/** The search in use: the portable one until `useByteSearch` puts the runtime's own in its place. */
export let byteSearch: ByteSearch = portable

/** Puts a search into use, for all calls from now on. */
export function useByteSearch(search: ByteSearch): void {
  byteSearch = search
}
