import { codecs } from '../encoding/codecs.js';
import { decodeAs } from '../encoding/decode.js';
import { lengthOfLead } from '../encoding/utf8.js';
import { characterLength, multiByteTableOf, sequencesOf } from '../encoding/multi-byte.js';
import { byteOf } from './reverse.js';
import { multiByteNameOf } from './reversal-tables.js';
import { stretchesOf, withAscii } from './stretch.js';
/** Gives the pairs of a reading of `line`, from left to right. Linear in the line for each layer. */
export function pairsOf(line, reading) {
    const { text, layers } = reading;
    const [first, ...others] = layers;
    if (first === undefined)
        return [];
    if (others.length === 0 && first.original === 'utf-8' && multiByteNameOf(first.table) === undefined)
        return pairsOfBytes(line, first);
    if (others.length === 0) {
        return stretchesOf(line, first).filter(({ isTouched }) => isTouched).map(({ start, end, bytes, afterStart, afterEnd }) => ({
            found: line.slice(start, end), bytes, expected: text.slice(afterStart, afterEnd), foundStart: start, expectedStart: afterStart
        }));
    }
    let traces = withAscii(stretchesOf(line, first), line).map((stretch) => ({ ...stretch, steps: [stepOf(line, [stretch])] }));
    let before = first.text;
    for (const layer of others) {
        traces = followed(traces, withAscii(stretchesOf(before, layer), before), before);
        before = layer.text;
    }
    return traces.flatMap((trace) => pairOf(trace, text) ?? []);
}
/** The pairs of the commonest layer: each character of the line is a byte, and each sequence of bytes a character. */
function pairsOfBytes(line, { table, text }) {
    const pairs = [];
    for (let foundStart = 0, expectedStart = 0; foundStart < line.length;) {
        if (line.charCodeAt(foundStart) < 0x80) {
            foundStart++;
            expectedStart++;
            continue;
        }
        const length = Math.max(1, lengthOfLead(byteOf(line.charCodeAt(foundStart), table)));
        const expectedLength = (text.codePointAt(expectedStart) ?? 0) > 0xffff ? 2 : 1;
        const bytes = [];
        for (let index = foundStart; index < foundStart + length; index++)
            bytes.push(byteOf(line.charCodeAt(index), table));
        pairs.push({ found: line.slice(foundStart, foundStart + length), bytes, expected: text.slice(expectedStart, expectedStart + expectedLength), foundStart, expectedStart });
        foundStart += length;
        expectedStart += expectedLength;
    }
    return pairs;
}
function stepOf(before, stretches) {
    return {
        text: before.slice(stretches[0].start, stretches.at(-1).end),
        bytes: stretches.flatMap(({ bytes }) => bytes),
        isTouched: stretches.some(({ isTouched }) => isTouched)
    };
}
/** Follows pieces of a line through one layer more; pieces that it takes together become one. */
function followed(traces, stretches, before) {
    const longer = [];
    let nextStretch = 0;
    for (let next = 0; next < traces.length;) {
        const ofLine = [traces[next++]];
        const ofLayer = [stretches[nextStretch++]];
        while (ofLine.at(-1).afterEnd !== ofLayer.at(-1).end) {
            if (ofLine.at(-1).afterEnd < ofLayer.at(-1).end)
                ofLine.push(traces[next++]);
            else
                ofLayer.push(stretches[nextStretch++]);
        }
        longer.push({
            start: ofLine[0].start,
            end: ofLine.at(-1).end,
            afterStart: ofLayer[0].afterStart,
            afterEnd: ofLayer.at(-1).afterEnd,
            steps: [...joined(ofLine), stepOf(before, ofLayer)]
        });
    }
    return longer;
}
function joined(traces) {
    return traces[0].steps.map((_, layer) => {
        const steps = traces.map(({ steps }) => steps[layer]);
        return { text: steps.map(({ text }) => text).join(''), bytes: steps.flatMap(({ bytes }) => bytes), isTouched: steps.some(({ isTouched }) => isTouched) };
    });
}
/** The pair of a piece; undefined when no layer touched it. */
function pairOf({ start, afterStart, afterEnd, steps }, text) {
    const [first, ...others] = steps.filter(({ isTouched }) => isTouched).map(({ text, bytes }) => ({ text, bytes }));
    if (first === undefined)
        return undefined;
    return { found: first.text, bytes: first.bytes, expected: text.slice(afterStart, afterEnd), foundStart: start, expectedStart: afterStart, ...(others.length > 0 ? { steps: others } : {}) };
}
/** Replays a reading from its text back to the line: true when every layer gives the text before it again. */
export function isProved(line, reading) {
    const texts = [line, ...reading.layers.map((layer) => layer.text)];
    return reading.layers.every((layer, index) => misreadsTo(layer, texts[index]));
}
/** Whether the bytes of a layer's text, read through its tables, give `before` again. */
function misreadsTo(layer, before) {
    const { table, original, text } = layer;
    if (original !== 'utf-8') {
        // No typed array yet: it would turn the -1 of a character without a byte into FF.
        const bytes = Array.from(before, (character) => asByte(character, table));
        if (bytes.some((byte) => byte < 0) || decodeAs(original, Uint8Array.from(bytes)) !== text)
            return false;
        const written = codecs().encode(original, text);
        return written !== undefined && written.length === bytes.length && bytes.every((byte, index) => byte === written[index]);
    }
    const bytes = new TextEncoder().encode(text);
    const name = multiByteNameOf(table);
    if (name !== undefined)
        return isReadAs(name, bytes, before);
    return bytes.length === before.length && bytes.every((byte, index) => asByte(before[index], table) === byte);
}
/** Whether a multi-byte encoding reads bytes as `text`. */
function isReadAs(name, bytes, text) {
    const table = multiByteTableOf(name);
    let offset = 0;
    for (const character of text) {
        const length = characterLength(name, bytes, offset);
        const sequence = bytes.subarray(offset, offset + length).reduce((packed, byte) => packed * 0x100 + byte, 0);
        if (!sequencesOf(table, character.codePointAt(0)).includes(sequence))
            return false;
        offset += length;
    }
    return offset === bytes.length;
}
/** The byte of a character; -1 when the table has none. */
function asByte(character, table) {
    const codeUnit = character.charCodeAt(0);
    return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table) || -1;
}
