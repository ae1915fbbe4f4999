/**
 * What the pair model does not know of damage and its look-alikes, since it has seen them too rarely: amounts that are added
 * to the gain of a reading.
 */

/**
 * Price of each piece that looks like damage and is right, in nats. Catches nothing; spares capitals before closing
 * punctuation or a sign (`CAF\u00c9\u2122`, Portuguese `AMANH\u00c3\u2026` and `IRM\u00c3\u201d`, Czech `AH\u00c5\u2122`), which
 * reverse through windows-1252 and its kin, and box drawing, which reverses through the tables of consoles.
 */
const lookAlikePrice = -12
/**
 * A capital beyond ASCII that is not inside a word of small letters, closing punctuation or a sign, the end of the word. Not
 * the capital A with circumflex: no word ends in it, and what stands behind it there is the commonest damage of all.
 */
const capitalAndClosing = /(?<!\p{Ll})(?![\0-\x7f\u00c2])\p{Lu}[\u00bb\u2019\u201c\u201d\u203a\u2026\u2122\u00ae\u00a9\u00b0\u2022\u2020\u2021\u00b2\u00b3\u00b9](?![\p{L}\p{N}])/gu
/** Two characters of box drawing in a row. */
const boxes = /[\u2500-\u259f]{2}/g

/**
 * Bonus of a piece that is damage and nothing else, in nats. Catches the no-break space (C2 A0) and the soft hyphen (C2 AD),
 * the commonest damage of pages in English; spares Cyrillic `\u0412` before a no-break space, which is a word, since only the
 * Latin letter counts: no word of any language ends in it but Welsh \u00e2, whose capital would need a no-break space behind it.
 */
const tellTaleBonus = 10
const tellTale = /\u00c2[\u00a0\u00ad]/

/** Sums what look-alikes and tell-tales of a line change in the gain of its readings, in nats. Linear in the line. */
export function lookAlikeGain(line: string): number {
  const lookAlikes = (line.match(capitalAndClosing)?.length ?? 0) + (line.match(boxes)?.length ?? 0)
  return lookAlikePrice * lookAlikes + (tellTale.test(line) ? tellTaleBonus : 0)
}
