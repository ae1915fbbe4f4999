/**
 * Shows text in a message: controls, invisible and bidirectional characters become `U+009D`, so that a reader sees what
 * stands there and a terminal is not steered by it.
 */
export function shown(text) {
    // Most text holds nothing of the kind.
    return plain.test(text) ? text : text.replace(unseen, (character) => `<${codePointName(character)}>`);
}
/** Parts a text into characters that cannot be seen, each alone, and the text between them. */
export function shownPieces(text) {
    const pieces = [];
    let start = 0;
    for (const { 0: character, index } of plain.test(text) ? [] : text.matchAll(unseen)) {
        if (index > start)
            pieces.push({ text: text.slice(start, index), isUnseen: false });
        pieces.push({ text: character, isUnseen: true });
        start = index + character.length;
    }
    if (start < text.length)
        pieces.push({ text: text.slice(start), isUnseen: false });
    return pieces;
}
/** Names a character as Unicode does: `U+00E9`. */
export function codePointName(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
/** Shows bytes in upper-case hexadecimal, parted by blanks: `C3 A9`. */
export function shownBytes(bytes) {
    let shown = '';
    for (const byte of bytes)
        shown += (shown === '' ? '' : ' ') + hexadecimal[byte];
    return shown;
}
const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u2190-\u21ff]*$/;
// Controls, format characters, line and paragraph separators, blanks other than the space, unpaired surrogates, private use.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?! )\p{Zs}|\ufe0f/gu;
