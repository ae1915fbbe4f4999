import { findMisreadReplacements } from '../mojibake/lost-text.js';
import { pairsOf } from '../mojibake/pair.js';
import { placeDamage } from './damage.js';
/**
 * Finds the damage of a line that is judged to be damaged as a whole; undefined for another verdict, and when there is no damage
 * but what is lost or allowed (`allow`: strings that are right as they stand). Linear in the line.
 */
export function wholeDamageOf(document, line, options) {
    const known = last.get(document);
    if (known !== undefined && known.line === line && known.options === options)
        return known.damage;
    const damage = findDamage(document, line, options);
    last.set(document, { line, options, damage });
    return damage;
}
/** The answer that was given last for a document: a finding asks again for each of its words. */
const last = new WeakMap();
function findDamage(document, line, { allow, tables }) {
    const verdict = document.verdictOf(line, tables);
    if (verdict.kind !== 'damaged')
        return undefined;
    const { reading, body } = verdict;
    const pairs = pairsOf(body, reading);
    // What U+FFFD became through another table reads as a rare character through this one; that text is lost.
    const lost = findMisreadReplacements(body).map(({ range }) => body.slice(range.start, range.end));
    const damage = placeDamage(document, { line, ...verdict, text: reading.text, pairs }, [...allow, ...lost]);
    return damage && { damage, reading, left: damage.pairs.length === pairs.length ? undefined : lost.length > 0 ? 'lost' : 'allowed' };
}
