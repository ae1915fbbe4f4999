import '../../src/encoding/standard-codecs.js';
import { codecs } from '../../src/encoding/codecs.js';
import { decodeAs } from '../../src/encoding/decode.js';
import { isMultiByteName, multiByteNames } from '../../src/encoding/multi-byte.js';
import { tableOf, unassigned } from '../../src/encoding/tables.js';
const encoder = new TextEncoder();
/** What UTF-8 text becomes when it is read through a table; undefined when the table has no character for some of its bytes. */
export function misread(text, table) {
    return table === 'gb18030' || isMultiByteName(table) ? misreadMultiByte(text, table) : readThrough(encoder.encode(text), table);
}
/** What UTF-8 text becomes when it is read through a multi-byte encoding; undefined when bytes of it are lost. */
export function misreadMultiByte(text, encoding) {
    const read = decodeAs(encoding, encoder.encode(text));
    return read.includes('\ufffd') ? undefined : read;
}
/** The characters that multi-byte encodings read from a lead byte and a continuation byte, by the lead: C2 to DF, E0 on. */
export const multiByteStarts = multiByteNames.map((encoding) => {
    const read = (least, most) => {
        const found = new Set();
        for (let lead = least; lead <= most; lead++) {
            const alone = decodeAs(encoding, Uint8Array.of(lead));
            for (let next = 0x80; next < 0xc0; next++) {
                const pair = decodeAs(encoding, Uint8Array.of(lead, next));
                const character = alone.includes('\ufffd') ? pair : alone;
                // Of Big5 the scan leaves out kana, and what lies beyond the BMP.
                if (!character.includes('\ufffd') && character.length === 1 && !(encoding === 'big5' && /[\u3040-\u30ff]/.test(character)))
                    found.add(character);
            }
        }
        return found;
    };
    // Shift_JIS reads some leads alone: they leave a sequence open.
    const [low, high] = [read(0xc2, 0xdf), read(0xe0, 0xf4)];
    return encoding === 'shift_jis' ? { encoding, whole: new Set(), open: new Set([...low, ...high]) } : { encoding, whole: low, open: high };
});
/** Reads bytes through a table; undefined when it has no character for one of them. */
export function readThrough(bytes, table) {
    const { upperHalf } = tableOf(table);
    let text = '';
    for (const byte of bytes) {
        const codePoint = byte < 0x80 ? byte : upperHalf[byte - 0x80];
        if (codePoint === undefined || codePoint === unassigned)
            return undefined;
        text += String.fromCharCode(codePoint);
    }
    return text;
}
/** What the small letters of Latin-1 become when their UTF-8 is read through a multi-byte encoding; of Shift_JIS the first byte alone. */
export const misreadLetters = new Set(multiByteNames.flatMap((encoding) => Array.from({ length: 32 }, (_, index) => (encoding === 'shift_jis' ? '\uff83' : decodeAs(encoding, Uint8Array.of(0xc3, 0xa0 + index)))).filter((text) => !text.includes('\ufffd'))));
/** The byte of each character of a table. For windows-1252 the C1 controls count as well, as they do in latin-1. */
export function encoderOf(table) {
    const bytes = new Map();
    if (table === 'windows-1252')
        for (let control = 0x80; control < 0xa0; control++)
            bytes.set(String.fromCharCode(control), control);
    tableOf(table).upperHalf.forEach((codePoint, index) => {
        if (codePoint !== unassigned)
            bytes.set(String.fromCharCode(codePoint), 0x80 + index);
    });
    return bytes;
}
/** What text in an encoding becomes when its bytes are read through a table. Throws where either has no place for it. */
export function bytesMisread(text, encoding, table) {
    const bytes = codecs().encode(encoding, text);
    const read = bytes === undefined ? undefined : readThrough(bytes, table);
    if (read === undefined)
        throw new Error(`${text} is not written in ${encoding}, or is lost through ${table}`);
    return read;
}
