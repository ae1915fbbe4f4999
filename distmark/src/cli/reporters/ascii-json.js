/**
 * Writes a value as JSON in ASCII: a terminal or a pipe with the wrong code page cannot damage it, and no control of a
 * linted file is in it. Bytes, such as the replacement of an edit, are written as the text that they are in UTF-8.
 *
 * Programs that read logs take `##[` and the like for commands wherever it stands, so the second sign is escaped there.
 */
export function asciiJson(value, indent) {
    return JSON.stringify(value, showBytes, indent)
        .replace(/[^\n -~]/g, codeUnitEscape)
        .replace(/##(?=\[|vso\[|teamcity\[)/g, '#\\u0023');
}
/** The text of bytes in UTF-8, a mark included. */
export function textOfBytes(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
function showBytes(_key, value) {
    return value instanceof Uint8Array ? textOfBytes(value) : value;
}
function codeUnitEscape(codeUnit) {
    return `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
