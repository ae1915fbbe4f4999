/*
 * Puts the codecs of the Encoding Standard into use when it is imported. Not the runtime's TextDecoder: Node 20's is wrong in
 * several tables and lacks iso-8859-16.
 */
import { TextDecoder } from '@exodus/bytes/encoding.js';
import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';
import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { utf16fromString } from '@exodus/bytes/utf16.js';
import { useCodecs } from './codecs.js';
useCodecs({
    decode: (encoding, bytes) => new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes),
    encode(encoding, text) {
        try {
            return encoderOf(encoding)(text);
        }
        catch (error) {
            // What the library throws for text that has no bytes in the encoding.
            if (error instanceof TypeError)
                return undefined;
            throw error;
        }
    }
});
const multiByte = ['gb18030', 'gbk', 'big5', 'euc-jp', 'iso-2022-jp', 'shift_jis', 'euc-kr'];
function encoderOf(encoding) {
    if (encoding === 'utf-16le')
        return (text) => utf16fromString(text, 'uint8-le');
    if (encoding === 'utf-16be')
        return (text) => utf16fromString(text, 'uint8-be');
    return multiByte.includes(encoding) ? createMultibyteEncoder(encoding) : createSinglebyteEncoder(encoding);
}
