/**
 * Makes splices: everything outside their spans stays byte for byte. Edits may come in any order; one that overlaps an
 * earlier one is left out, so that a later pass can judge what stands there then.
 */
export function applyEdits(bytes, edits) {
    const sorted = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    const pieces = [];
    let copied = 0;
    for (const { span, replacement } of sorted) {
        if (span.start < copied)
            continue;
        pieces.push(bytes.subarray(copied, span.start), replacement);
        copied = span.end;
    }
    pieces.push(bytes.subarray(copied));
    const result = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let offset = 0;
    for (const piece of pieces) {
        result.set(piece, offset);
        offset += piece.length;
    }
    return result;
}
