/** What the leads C3 and E2 80 become in windows-1252, the latter by its second character. */
export const loneC3 = 0xc3
export const loneEuro = 0x20ac
export const loneLeads: readonly number[] = [loneC3, loneEuro]

/**
 * Whether one of `loneLeads`, the character at `index`, is damage whatever became of its continuation: U+00C3 behind a small
 * letter and before ASCII (C3 A0 without its no-break space), or U+20AC behind U+00E2 (the start of every quotation mark).
 */
export function isLeadAlone(bytes: Uint8Array, index: number, codePoint: number): boolean {
  if (codePoint === loneEuro) return bytes[index - 2] === 0xc3 && bytes[index - 1] === 0xa2
  const before = bytes[index - 1] ?? 0
  return codePoint === loneC3 && before >= 0x61 && before <= 0x7a && (bytes[index + 2] ?? 0) < 0x80
}
