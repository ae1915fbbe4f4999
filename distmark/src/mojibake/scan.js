import { byteSearch } from '../encoding/byte-search.js';
import { bmpCodePointAt, sequenceLength } from '../encoding/utf8.js';
import { mayBeUtf7Shift } from '../encoding/utf7.js';
import { countLineFeeds, nextBeyondAscii, wordsOf } from '../encoding/words.js';
import { characterClasses, fragmentTables, singleByteTables } from './reversal-tables.js';
import { cutCodeUnits } from './cut-code-unit.js';
import { isLeadAlone, loneLeads } from './lead-alone.js';
import { holdsLegacyRun } from './legacy-run.js';
import { nextDoubtful } from './line-filter.js';
import { isLostFingerprint } from './lost-text.js';
import { holdsMultiByteDamage, isTellTale } from './multi-byte-scan.js';
import { canBegin, firstEastAsian } from './multi-byte-starts.js';
import { Trigger } from './trigger.js';
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const escape = 0x1b;
const plusSign = 0x2b;
/** Above every code point. */
const neverAsked = 0x110000;
/** ASCII that can be a trigger: controls that a clean file lacks, and plus signs. */
const notableAscii = [escape, plusSign, ...Object.keys(cutCodeUnits).map((control) => control.charCodeAt(0))];
const isNotable = Uint8Array.from({ length: 0x80 }, (_, byte) => (notableAscii.includes(byte) ? 1 : 0));
/**
 * Gives the lines of `bytes` that hold a trigger, in order. Most lines are passed over by `nextDoubtful` and by searches for
 * single bytes; the others are visited character by character, and a new trigger has to be known to both.
 *
 * Whole-line reversibility is decided for all tables at once. After each character, bit i of `ready` says that table i has
 * given every character so far a byte and that these bytes are complete sequences; bit i of `need1` to `need3` says that
 * it still waits for so many continuation bytes. `open1` to `open3` do the same for a sequence that begins anywhere.
 *
 * Linear in time; memory grows with the suspect lines only. Bytes that are not UTF-8 are a trigger, never an error.
 */
export function scan(bytes) {
    const suspects = [];
    const end = bytes.length;
    // Bytes that are not UTF-8 are a trigger, so that there nothing beyond ASCII is passed over.
    const words = wordsOf(bytes);
    const nextBeyond = byteSearch.isAscii(bytes) ? () => end : byteSearch.isUtf8(bytes) ? nextDoubtful : nextBeyondAscii;
    const nextWithin = asciiTriggers(bytes);
    const lineEndsBefore = lineEndCounter(words);
    let beyond = -1;
    for (let from = 0;;) {
        if (beyond < from)
            beyond = nextBeyond(words, from);
        const index = Math.min(beyond, nextWithin(from));
        if (index >= end)
            return suspects;
        const start = lineStart(bytes, index, from);
        const line = scanLine(bytes, start);
        if (line.triggers !== 0) {
            suspects.push({ lineNumber: 1 + lineEndsBefore(start), span: { start, end: line.end }, triggers: line.triggers });
        }
        from = line.end;
    }
}
/** Gives what finds the first trigger within ASCII from an offset on; offsets must not decrease. The length of `bytes` when there is none. */
function asciiTriggers(bytes) {
    const nexts = notableAscii.map(() => -1);
    return (from) => {
        let first = bytes.length;
        for (let which = 0; which < nexts.length; which++) {
            if (nexts[which] < from)
                nexts[which] = nextNotable(bytes, notableAscii[which], from);
            first = Math.min(first, nexts[which]);
        }
        return first;
    };
}
function nextNotable(bytes, byte, from) {
    let index = nextByte(bytes, byte, from);
    while (index < bytes.length && isShiftByte(byte) && !beginsShift(bytes, index))
        index = nextByte(bytes, byte, index + 1);
    return index;
}
function lineStart(bytes, index, least) {
    let start = index;
    while (start > least && bytes[start - 1] !== lineFeed && bytes[start - 1] !== carriageReturn)
        start--;
    return start;
}
/** Gives what counts the line ends before an offset: line feeds, and carriage returns that no line feed follows. Offsets must not decrease. */
function lineEndCounter(words) {
    const { bytes } = words;
    let count = 0;
    let counted = 0;
    let carriageReturnAt = -1;
    return (end) => {
        count += countLineFeeds(words, counted, end);
        for (;;) {
            if (carriageReturnAt < counted)
                carriageReturnAt = nextByte(bytes, carriageReturn, counted);
            if (carriageReturnAt >= end)
                break;
            if (bytes[carriageReturnAt + 1] !== lineFeed)
                count++;
            counted = carriageReturnAt + 1;
        }
        counted = end;
        return count;
    };
}
/** The offset of the first `byte` from an offset on; the length of `bytes` when there is none. */
function nextByte(bytes, byte, from) {
    const index = byteSearch.indexOf(bytes, byte, from);
    return index < 0 ? bytes.length : index;
}
function scanLine(bytes, start) {
    const { classOf, continuation, lead2, lead3, lead4 } = characterClasses();
    const fileEnd = bytes.length;
    // Whole as long as there is no character beyond ASCII: none is in all tables.
    let ready = singleByteTables;
    let need1 = 0, need2 = 0, need3 = 0;
    let open1 = 0, open2 = 0, open3 = 0;
    let triggers = 0;
    /** From here on up a character is asked, once a line, whether a multi-byte encoding made the line. */
    let asked = firstEastAsian;
    /** Whether the line was asked for bytes of another legacy encoding. */
    let isLegacyAsked = false;
    let bodyStart = start;
    let index = start;
    while (index < fileEnd) {
        const byte = bytes[index];
        if (byte < 0x80) {
            if (byte === lineFeed || byte === carriageReturn)
                break;
            if (isNotable[byte] === 1)
                triggers |= !isShiftByte(byte) ? Trigger.cutCodeUnit : beginsShift(bytes, index) ? Trigger.shift : 0;
            need1 = need2 = need3 = open1 = open2 = open3 = 0;
            index++;
            continue;
        }
        const length = sequenceLength(bytes, index, fileEnd);
        if (length < 0) {
            // Nothing is said of the rest of such a line.
            triggers = (triggers | Trigger.badByte) & ~Trigger.multiByte;
            ready = need1 = need2 = need3 = open1 = open2 = open3 = 0;
            asked = neverAsked;
            index -= length;
            continue;
        }
        const codePoint = bmpCodePointAt(bytes, index, length);
        if (codePoint >= 0xfff9) {
            if (codePoint === 0xfffd)
                triggers |= Trigger.replacement;
        }
        else if (codePoint === 0xfeff) {
            triggers |= Trigger.mark;
            if (index === bodyStart) {
                // Marks at the start of a line are not part of it; files that were joined twice have two.
                bodyStart = index += 3;
                continue;
            }
        }
        else if (codePoint < 0xa0)
            triggers |= Trigger.c1;
        else if (loneLeads.includes(codePoint) && isLeadAlone(bytes, index, codePoint))
            triggers |= Trigger.fragment;
        else if (codePoint >= 0x5000 && isLostFingerprint(codePoint))
            triggers |= Trigger.replacement;
        if (codePoint >= asked && codePoint !== 0xfffd) {
            asked = neverAsked;
            const isFirst = ready === singleByteTables;
            if (canBegin(codePoint) ? holdsMultiByteDamage(bytes, isFirst ? index : bodyStart) || isTellTale(bytes, index, codePoint) : !isFirst && holdsMultiByteDamage(bytes, bodyStart))
                triggers |= Trigger.multiByte;
        }
        // U+0080 to U+00FF behind another character beyond ASCII: rare in right text but Vietnamese, where the first other letter ends it.
        if (byte <= 0xc3 && !isLegacyAsked && index > bodyStart && bytes[index - 1] >= 0x80) {
            isLegacyAsked = true;
            if (holdsLegacyRun(bytes, bodyStart))
                triggers |= Trigger.legacy;
        }
        const id = codePoint < 0x10000 ? classOf[codePoint] : 0;
        const cont = continuation[id], two = lead2[id], three = lead3[id], four = lead4[id];
        if (((open1 & cont) & fragmentTables) !== 0)
            triggers |= Trigger.fragment;
        open1 = (open2 & cont) | two;
        open2 = (open3 & cont) | three;
        open3 = four;
        const next1 = (need2 & cont) | (ready & two);
        const next2 = (need3 & cont) | (ready & three);
        need3 = ready & four;
        ready = need1 & cont;
        need1 = next1;
        need2 = next2;
        index += length;
    }
    if (ready !== 0 && ready !== singleByteTables)
        triggers |= Trigger.reversible;
    return { end: index, triggers };
}
function isShiftByte(byte) {
    return byte === escape || byte === plusSign;
}
/** Whether ASCII may shift to other characters at a byte: by an escape sequence that names a set of them, or as in UTF-7. */
function beginsShift(bytes, index) {
    if (bytes[index] === plusSign)
        return mayBeUtf7Shift(bytes, index);
    const next = bytes[index + 1];
    return next === 0x24 || next === 0x28;
}
