import { isLegacy } from './reading.js';
import { multiByteNameOf } from './reversal-tables.js';
import { weights } from './weights.js';
/**
 * Gives the gain from which on a reading is accepted, in nats. One that brings a single character again and again is no likelier
 * for that. One through a multi-byte encoding, or of bytes of another legacy encoding, must be likely by itself as well: words of
 * one or two hanzi and runs of letters read as others by chance, and a file full of damage does not make that any rarer.
 */
export function leastGain({ text, layers, fileGain = 0 }) {
    if (layers.some(isLegacy))
        return liftedBy(weights.mostLegacyLift, { least: weights.acceptedLegacyGain, fileGain });
    const least = leastAlone(text, layers);
    const isMultiByte = layers.some(({ table }) => multiByteNameOf(table) !== undefined);
    return isMultiByte ? liftedBy(weights.mostMultiByteLift, { least: isShort(text) ? weights.acceptedShortGain : least, fileGain }) : least;
}
/** The least gain where the file counts for so much at most. */
function liftedBy(most, { least, fileGain }) {
    return Math.max(least, least - most + fileGain);
}
function leastAlone(text, layers) {
    const times = timesOfLoneCharacter(text);
    if (times === undefined)
        return weights.acceptedGain;
    const isCommonest = layers[0]?.table === 0 && layers[0].original === 'utf-8';
    return (isCommonest ? weights.acceptedGain : weights.acceptedLoneGain) * Math.max(1, times);
}
/** How often the only character beyond ASCII stands in a text; undefined when there are several. Stops at the second one. */
function timesOfLoneCharacter(text) {
    let lone = -1;
    let times = 0;
    for (let index = 0; index < text.length; index++) {
        if (text.charCodeAt(index) < 0x80)
            continue;
        const codePoint = text.codePointAt(index);
        if (codePoint > 0xffff)
            index++;
        if (times > 0 && codePoint !== lone)
            return undefined;
        lone = codePoint;
        times++;
    }
    return times;
}
/**
 * Whether a text is a letter or two and nothing else: of single hanzi, kana and Hangul, one in twelve reads back to a letter, and
 * word lists hold characters that the model has never seen.
 */
export function isShort(text) {
    let count = 0;
    for (const character of text)
        if (character > ' ' && ++count > 2)
            return false;
    return true;
}
