import type {Edit} from './finding.ts'

/**
 * Makes splices: everything outside their spans stays byte for byte. Edits may come in any order; one that overlaps an
 * earlier one is left out, so that a later pass can judge what stands there then.
 */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const sorted = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  // Text put right is shorter, so there mostly is room from the start.
  let result = new Uint8Array(bytes.length)
  let length = 0
  const append = (piece: Uint8Array): void => {
    if (length + piece.length > result.length) {
      const larger = new Uint8Array(2 * (length + piece.length))
      larger.set(result.subarray(0, length))
      result = larger
    }
    result.set(piece, length)
    length += piece.length
  }
  let copied = 0
  for (const {span, replacement} of sorted) {
    if (span.start < copied) continue
    append(bytes.subarray(copied, span.start))
    append(replacement)
    copied = span.end
  }
  append(bytes.subarray(copied))
  return result.subarray(0, length)
}
