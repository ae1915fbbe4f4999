import { isAscii } from '../encoding/ascii.js';
import { decodeAs } from '../encoding/decode.js';
import { escapeSequenceIn } from '../encoding/escape-sequence.js';
import { readUtf7 } from '../encoding/utf7.js';
import { Trigger } from '../mojibake/trigger.js';
/** Whether bytes may hold what `shiftIn` finds: such text is ASCII alone. */
export function mayShift(bytes) {
    return isAscii(bytes) && (escapeSequenceIn(bytes) !== undefined || readUtf7(bytes) !== undefined);
}
/** Finds text in an encoding of seven bits in a document that is read as UTF-8; undefined where there is none. */
export function shiftIn(document) {
    if (!document.isEditable || document.suspects(Trigger.shift).length === 0)
        return undefined;
    const { utf8 } = document;
    const escaped = escapeSequenceIn(utf8);
    if (escaped !== undefined) {
        const text = escaped.encoding === 'iso-2022-jp' ? decodeAs(escaped.encoding, utf8) : undefined;
        return text?.includes('\ufffd') === true ? undefined : { ...escaped, text };
    }
    const utf7 = readUtf7(utf8);
    return utf7 === undefined ? undefined : { encoding: 'utf-7', span: { start: utf7.byteOffset, end: utf7.byteOffset + 1 }, text: utf7.text };
}
