/**
 * The price of damage that looks like right text. Catches nothing; spares capitals before closing punctuation or a sign
 * (`CAF\u00c9\u2122`, `AMANH\u00c3\u2026`, `IRM\u00c3\u201d`, Czech `AH\u00c5\u2122`), which reverse through windows-1252 and its kin and which
 * the model has seen too rarely, and box drawing, which reverses through the tables of consoles.
 */

/** What each look-alike takes from the gain, in nats: three such characters in a million lines. */
const price = 12

// A capital that is not inside a word of small letters, closing punctuation or a sign, the end of the word.
const capitalAndClosing = /(?<!\p{Ll})\p{Lu}[\p{Pe}\p{Pf}\u2026\u2122\u00ae\u00a9\u00b0\u2022\u2020\u2021\u201c\u201a\u201e](?![\p{L}\p{N}])/gu
// Two characters of box drawing in a row.
const boxes = /[\u2500-\u259f]{2}/g

/** Sums the prices of the look-alikes in a line that would be undone, in nats; 0 or less. Linear in the line. */
export function lookAlikePrice(line: string): number {
  const found = (line.match(capitalAndClosing)?.length ?? 0) + (line.match(boxes)?.length ?? 0)
  return -price * found
}
