/** Collects bytes. */
export interface ByteWriter {
  byte(value: number): void
  /** Seven bits a byte, low first; the high bit says that more follow. */
  varint(value: number): void
  /** Length and ASCII. */
  text(value: string): void
  /** How many, then of each the step from the number before and the cost, by rising number. */
  steps(entries: readonly {readonly number: number; readonly cost: number}[]): void
  bytes(): Buffer
}

/** Makes an empty byte writer. */
export function byteWriter(): ByteWriter {
  const collected: number[] = []
  const writer: ByteWriter = {
    byte: (value) => void collected.push(value),
    varint(value) {
      let rest = value
      for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) collected.push((rest % 0x80) | 0x80)
      collected.push(rest)
    },
    text(value) {
      writer.varint(value.length)
      for (const character of value) collected.push(character.charCodeAt(0))
    },
    steps(entries) {
      writer.varint(entries.length)
      let last = 0
      for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
        writer.varint(entry.number - last)
        writer.byte(entry.cost)
        last = entry.number
      }
    },
    bytes: () => Buffer.from(collected)
  }
  return writer
}
