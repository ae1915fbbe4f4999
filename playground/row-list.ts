/** Rows of a list that are made again only where they have changed. */
export interface RowList<Item> {
  /** Shows items, the first `most` of them; gives how many rows were made. */
  show(items: readonly Item[], most?: number): number
}

/** Makes rows for items in an element. `keyOf` tells whether a row still shows its item. */
export function rowList<Item>(parent: Element, keyOf: (item: Item, index: number) => string, make: (item: Item, index: number) => Element): RowList<Item> {
  const keys: string[] = []
  return {
    show(items, most = items.length) {
      const count = Math.min(items.length, most)
      let made = 0
      // Rows at the end stay when lines come or go before them.
      const keysNow = Array.from({length: count}, (_, index) => keyOf(items[index]!, index))
      let same = 0
      while (same < count && same < keys.length && keys[same] === keysNow[same]) same++
      let tail = 0
      while (tail < count - same && tail < keys.length - same && keys[keys.length - 1 - tail] === keysNow[count - 1 - tail]) tail++
      const after = parent.children[keys.length - tail] ?? null
      for (let index = keys.length - tail - 1; index >= same; index--) parent.children[index]?.remove()
      for (let index = same; index < count - tail; index++) {
        parent.insertBefore(make(items[index]!, index), after)
        made++
      }
      keys.splice(0, keys.length, ...keysNow)
      return made
    }
  }
}
