/** Makes an empty byte writer. */
export function byteWriter() {
    const collected = [];
    const writer = {
        byte: (value) => void collected.push(value),
        varint(value) {
            let rest = value;
            for (; rest >= 0x80; rest = Math.floor(rest / 0x80))
                collected.push((rest % 0x80) | 0x80);
            collected.push(rest);
        },
        text(value) {
            writer.varint(value.length);
            for (const character of value)
                collected.push(character.charCodeAt(0));
        },
        steps(entries) {
            writer.varint(entries.length);
            let last = 0;
            for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
                writer.varint(entry.number - last);
                writer.byte(entry.cost);
                last = entry.number;
            }
        },
        bytes: () => Buffer.from(collected)
    };
    return writer;
}
