import { characterTest } from './character-test.js';
import { letterShare } from './evidence.js';
import { weights } from './weights.js';
/** Makes counts of nothing. */
export function noLetters() {
    return { counts: new Map(), total: 0 };
}
/** Gives the letters and marks beyond ASCII of a text, capitals as small letters. Linear. */
export function lettersOf(text) {
    const found = new Map();
    const small = text.toLowerCase();
    for (let index = 0; index < small.length; index++) {
        if (small.charCodeAt(index) < 0x80)
            continue;
        const codePoint = small.codePointAt(index);
        if (codePoint > 0xffff)
            index++;
        if (isLetter(codePoint))
            found.set(codePoint, (found.get(codePoint) ?? 0) + 1);
    }
    return [...found];
}
const isLetter = characterTest(/[\p{L}\p{M}]/u);
/** Adds the letters of a text to `into`, each `share` times. */
export function addLetters(into, letters, share = 1) {
    for (const [codePoint, count] of letters) {
        into.counts.set(codePoint, (into.counts.get(codePoint) ?? 0) + count * share);
        into.total += count * share;
    }
}
/**
 * Gives how much likelier letters are in a file than in text at large, in nats, each letter once: the file is known by the
 * letters that were `seen` in it, less those that the line itself gave (`own`). 0 when nothing was seen. Catches a Danish word
 * that another table turns into letters that the file never has; spares names in another language, since what was never seen
 * costs no more than `letterClip`.
 */
export function familiarity(letters, seen, own) {
    const total = Math.max(0, seen.total - own.total);
    let sum = 0;
    for (const [codePoint] of letters) {
        const share = letterShare(codePoint);
        const count = Math.max(0, (seen.counts.get(codePoint) ?? 0) - (own.counts.get(codePoint) ?? 0));
        const ratio = Math.log((count + weights.letterSmoothing * share) / (total + weights.letterSmoothing) / share);
        sum += Math.max(-weights.letterClip, Math.min(weights.letterClip, ratio));
    }
    return sum;
}
