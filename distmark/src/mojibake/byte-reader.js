/** Makes a reader of data in base64. */
export function byteReader(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < bytes.length; index++)
        bytes[index] = text.charCodeAt(index);
    let position = 0;
    const reader = {
        byte: () => bytes[position++] ?? 0,
        varint() {
            let value = 0;
            for (let shift = 1;; shift *= 0x80) {
                const byte = reader.byte();
                value += (byte & 0x7f) * shift;
                if (byte < 0x80)
                    return value;
            }
        },
        text() {
            const length = reader.varint();
            position += length;
            return String.fromCharCode(...bytes.subarray(position - length, position));
        }
    };
    return reader;
}
