import { nextBeyondAscii } from '../encoding/words.js';
import { isLeadAlone, loneLeads } from './lead-alone.js';
import { holdsLegacyRun } from './legacy-run.js';
import { lostFingerprints } from './lost-text.js';
import { holdsMultiByteDamage, isTellTale } from './multi-byte-scan.js';
import { firstEastAsian } from './multi-byte-starts.js';
import { characterClasses, fragmentTables, singleByteTables } from './reversal-tables.js';
/**
 * What passes over right text as fast as bytes can be read, so that the scan looks at few lines. It may stop at a line that
 * holds no trigger, and never passes over one that does: what makes a character a trigger in `scanLine` is asked here as well.
 */
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/**
 * Per character of the BMP, six bits each, one for every table of damage in part: the tables in which it leads a sequence of
 * two, of three, of four, and twice those in which it continues one. Negative for characters that must be asked.
 */
let traits;
const width = 6;
const leads = (1 << (3 * width)) - 1;
const continuesAt = 3 * width;
const continues = (1 << (2 * width)) - 1;
const one = (1 << width) - 1;
const isAsked = 1 << 31;
/** Characters that are triggers whatever surrounds them, beside the controls, and those that are in some surroundings. */
const askedCharacters = [0xfeff, 0xfffd, ...lostFingerprints, ...loneLeads];
/**
 * Gives the offset of a character beyond ASCII whose line may hold a trigger, the first from `from` on; the number
 * of bytes when there is none. `from` is the start of a line, and all bytes are UTF-8. Linear; stops at the first.
 */
export function nextDoubtful(words, from) {
    const { bytes } = words;
    const { classOf, continuation, lead2, lead3, lead4 } = characterClasses();
    const known = (traits ??= makeTraits());
    const end = bytes.length;
    let index = from;
    for (;;) {
        index = nextBeyondAscii(words, index);
        if (index >= end)
            return end;
        const lineIndex = index;
        // As in `scanLine`: the tables that have taken every character of the line back so far.
        let ready = singleByteTables, need1 = 0, need2 = 0, need3 = 0;
        let isReversible = true;
        let hasEastAsian = false;
        let isLegacyAsked = false;
        // The sequences that begin anywhere, in the order of `traits`: those that wait for one, two and three continuations.
        let open = 0;
        while (index < end) {
            const byte = bytes[index];
            if (byte < 0x80) {
                if (byte === lineFeed || byte === carriageReturn)
                    break;
                if (isReversible && (need1 | need2 | need3) !== 0) {
                    need1 = need2 = need3 = 0;
                    isReversible = ready !== 0;
                }
                open = 0;
                index++;
                continue;
            }
            const start = index;
            let codePoint;
            if (byte < 0xe0) {
                codePoint = ((byte & 0x1f) << 6) | (bytes[index + 1] & 0x3f);
                index += 2;
                if (byte <= 0xc3 && !isLegacyAsked && bytes[start - 1] >= 0x80) {
                    isLegacyAsked = true;
                    if (holdsLegacyRun(bytes, lineIndex))
                        return lineIndex;
                }
            }
            else if (byte < 0xf0) {
                codePoint = ((byte & 0x0f) << 12) | ((bytes[index + 1] & 0x3f) << 6) | (bytes[index + 2] & 0x3f);
                index += 3;
            }
            else {
                codePoint = 0x10000;
                index += 4;
            }
            const trait = codePoint < 0x10000 ? known[codePoint] : 0;
            const cont = (trait >>> continuesAt) & continues;
            if ((open & cont & one) !== 0 || (trait < 0 && (!loneLeads.includes(codePoint) || isLeadAlone(bytes, start, codePoint))))
                return lineIndex;
            open = ((open >>> width) & cont) | (trait & leads);
            if (codePoint >= firstEastAsian && !hasEastAsian) {
                hasEastAsian = true;
                if (holdsMultiByteDamage(bytes, lineIndex) || isTellTale(bytes, start, codePoint))
                    return lineIndex;
            }
            if (isReversible) {
                const id = codePoint < 0x10000 ? classOf[codePoint] : 0;
                const continued = continuation[id];
                const next1 = (need2 & continued) | (ready & lead2[id]);
                const next2 = (need3 & continued) | (ready & lead3[id]);
                need3 = ready & lead4[id];
                ready = need1 & continued;
                need1 = next1;
                need2 = next2;
                isReversible = (ready | need1 | need2 | need3) !== 0;
            }
        }
        if (isReversible && ready !== 0)
            return lineIndex;
    }
}
function makeTraits() {
    const { classOf, continuation, lead2, lead3, lead4 } = characterClasses();
    const made = new Int32Array(0x10000);
    for (let codePoint = 0x80; codePoint < made.length; codePoint++) {
        const id = classOf[codePoint];
        if (id === 0)
            continue;
        const cont = packed(continuation[id]);
        made[codePoint] = packed(lead2[id]) | (packed(lead3[id]) << width) | (packed(lead4[id]) << (2 * width)) | ((cont | (cont << width)) << continuesAt);
    }
    for (const codePoint of askedCharacters)
        made[codePoint] |= isAsked;
    for (let control = 0x80; control < 0xa0; control++)
        made[control] |= isAsked;
    return made;
}
/** The tables of damage in part, of a mask, in as many low bits. */
function packed(tables) {
    let bits = 0;
    for (let table = 0, bit = 1; fragmentTables >>> table !== 0; table++) {
        if ((fragmentTables & (1 << table)) === 0)
            continue;
        if ((tables & (1 << table)) !== 0)
            bits |= bit;
        bit <<= 1;
    }
    return bits;
}
