/**
 * What the pair model does not know of damage and its look-alikes, since it has seen them too rarely: amounts that are added
 * to the gain of a reading.
 */

/**
 * Price of each piece that looks like damage and is right, in nats. Catches nothing; spares capitals before closing
 * punctuation, a sign or a no-break space (`CAF\u00c9\u2122`, Portuguese `AMANH\u00c3\u2026` and `IRM\u00c3\u201d`, Czech
 * `AH\u00c5\u2122`, Swedish `P\u00c5` and Romanian `VIL\u0102` before a no-break space), which reverse through windows-1252
 * and its kin, and box drawing, which reverses through the tables of consoles. About what one such piece gains.
 */
const lookAlikePrice = -20
/**
 * A capital beyond ASCII that is not inside a word of small letters, closing punctuation or a sign, the end of the word. Not
 * A with circumflex: no word ends in it, and what stands behind it there is the commonest damage of all; and A with tilde
 * before a no-break space only at the end of a word in capitals, since alone it is the French and Italian word for "to".
 */
const capitalAndClosing =
  /(?<!\p{Ll})(?![\0-\x7f\u00c2])\p{Lu}(?:[\u00a7\u00bb\u2018\u2019\u201c\u201d\u203a\u2026\u2122\u00ae\u00a9\u00b0\u2022\u2020\u2021\u00b2\u00b3\u00b9](?![\p{L}\p{N}])|(?<!(?<!\p{Lu})\u00c3)\u00a0)/gu
/** Two characters of box drawing in a row. */
const boxes = /[\u2500-\u259f]{2}/g
/** Price of the first and the last of the C1 controls, in nats: test data that means a control takes these. */
const boundaryPrice = -6
const boundary = /[\u0080\u009f]/g

/**
 * Bonus of a piece that is damage and nothing else, in nats: the Latin capital A with circumflex before a no-break space or a
 * sign (bytes C2 A0 to C2 BF), the commonest damage of pages in English. Catches `Server \u00c2\u00ae`; spares Cyrillic
 * `\u0412` before a no-break space, which is a word, and the letter in guillemets, which is quoted: no word of any language
 * ends in the Latin letter but Welsh \u00e2, whose capital would need a no-break space behind it.
 */
const tellTaleBonus = 10
const tellTale = /\u00c2[\u00a0-\u00ba\u00bc-\u00bf]/g

/** Sums what look-alikes and tell-tales of a line change in the gain of its readings, in nats. Linear in the line. */
export function lookAlikeGain(line: string): number {
  const count = (pattern: RegExp): number => line.match(pattern)?.length ?? 0
  return lookAlikePrice * (count(capitalAndClosing) + count(boxes)) + boundaryPrice * count(boundary) + tellTaleBonus * count(tellTale)
}
