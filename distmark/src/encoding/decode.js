import { codecs } from './codecs.js';
/**
 * Decodes bytes as the Encoding Standard says; bytes that the encoding cannot read become U+FFFD.
 * A mark is kept as U+FEFF. `encoding` is the standard's name, or `utf-32le` or `utf-32be`, which it lacks.
 * @throws {RangeError} when there is no such encoding.
 * @throws {Error} when it is not UTF-8 or UTF-32 and no codecs are loaded.
 */
export function decodeAs(encoding, bytes) {
    if (encoding === 'utf-8')
        return utf8.decode(bytes);
    if (encoding === 'utf-32le' || encoding === 'utf-32be')
        return decodeUtf32(bytes, encoding === 'utf-32le');
    return codecs().decode(encoding, bytes);
}
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
function decodeUtf32(bytes, isLittleEndian) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const pieces = [];
    for (let offset = 0; offset < bytes.length; offset += 4) {
        const codePoint = offset + 4 <= bytes.length ? view.getUint32(offset, isLittleEndian) : -1;
        const isScalar = codePoint >= 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
        pieces.push(isScalar ? String.fromCodePoint(codePoint) : '\ufffd');
    }
    return pieces.join('');
}
