import { isAscii } from '../encoding/ascii.js';
import { decide } from '../encoding/decide.js';
import { decodeAs } from '../encoding/decode.js';
import { isWide } from '../encoding/mark.js';
import { utf8Length } from '../encoding/utf8.js';
import { detect, isUndecided } from '../mojibake/detection.js';
import { scan } from '../mojibake/scan.js';
import { tablesWith } from '../mojibake/reversal-tables.js';
import { Trigger } from '../mojibake/trigger.js';
import { readRightText } from '../mojibake/right-text.js';
import { createVerdictBlocks } from '../mojibake/verdict-blocks.js';
import { placeFinder } from './place.js';
/** What makes a line worth judging. */
const damage = Trigger.reversible | Trigger.fragment | Trigger.c1 | Trigger.cutCodeUnit | Trigger.multiByte | Trigger.legacy;
/** Makes a document of bytes. Never throws; costs nothing but the decision until it is asked. */
export function createDocument({ bytes, format, ...known }) {
    const { path } = known;
    const decision = decide(bytes, known);
    const { encoding, mark } = decision;
    const isEditable = isReadAsUtf8(bytes, decision);
    const decodedTo = (end) => decodeAs(encoding, bytes.subarray(mark.end, Math.max(end, mark.end)));
    let decoded;
    let candidates;
    const utf8Of = () => (decoded ??= isEditable ? bytes : new TextEncoder().encode(decodedTo(bytes.length)));
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const text = (span) => decoder.decode(utf8Of().subarray(span.start, span.end));
    let suspects;
    let damaged;
    let rightText;
    let places;
    const findPlaces = () => (places ??= placeFinder(utf8Of()));
    const allSuspects = () => (suspects ??= scan(utf8Of()));
    // Bytes that are not UTF-8 are another matter: nothing is said of the rest of their line.
    const judgedLines = () => (damaged ??= allSuspects().filter(({ triggers }) => (triggers & damage) !== 0 && (triggers & Trigger.badByte) === 0));
    const verdictBlocks = createVerdictBlocks({
        lines: judgedLines,
        textOf: ({ span }) => text(span),
        rightText: () => (rightText ??= readRightText(utf8Of(), allSuspects()))
    });
    return {
        path,
        format: format ?? formatOf(path),
        bytes,
        known,
        decision,
        get candidates() {
            return (candidates ??= isUndecided(decision) ? detect(bytes) : []);
        },
        get utf8() {
            return utf8Of();
        },
        isEditable,
        spanInText: ({ start, end }) => (isEditable ? { start, end } : { start: utf8Length(decodedTo(start)), end: utf8Length(decodedTo(end)) }),
        text,
        suspects(triggers) {
            return allSuspects().filter((line) => (line.triggers & triggers) !== 0);
        },
        placeOf: (byteOffset) => findPlaces().placeOf(byteOffset),
        codeUnitOffsetOf: (byteOffset) => findPlaces().codeUnitOffsetOf(byteOffset),
        byteColumnOf: (byteOffset) => findPlaces().byteColumnOf(byteOffset),
        verdictOf: (line, tables) => verdictBlocks.verdictOf(line, tablesWith(tables)),
        verdictKindOf: (line, tables) => verdictBlocks.kindOf(line, tablesWith(tables))
    };
}
/**
 * Whether a file is read as UTF-8: what is declared does not make UTF-8 another encoding, and the declaration is what is
 * reported; and ASCII is the same in all encodings that have no code units wider than a byte.
 */
function isReadAsUtf8(bytes, { encoding, conflicts }) {
    if (encoding === 'utf-8' || conflicts.some(({ against }) => against === 'bytes'))
        return true;
    return !isWide(encoding) && encoding !== 'iso-2022-jp' && isAscii(bytes);
}
/** Guesses a format from a path's extension. */
export function formatOf(path) {
    const extension = /\.([a-z]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? '';
    if (['md', 'markdown', 'mdown', 'mkd', 'mkdn', 'mdx'].includes(extension))
        return 'markdown';
    return ['html', 'htm', 'xhtml'].includes(extension) ? 'html' : 'text';
}
