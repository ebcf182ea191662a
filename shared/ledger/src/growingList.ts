/**
 * A list that is only added to. Lists that grow out of each other share their items, so that adding one
 * copies nothing: what stands among the items at or beyond the length is not of this list.
 */
export class GrowingList<Item> implements Iterable<Item> {
  readonly length: number
  readonly #items: Item[]

  /** Takes the items over: nobody else may change them from now on. */
  constructor(items: Item[], length = items.length) {
    this.#items = items
    this.length = length
  }

  /** As of an array: below zero from the end, `undefined` where nothing is. */
  at(index: number): Item | undefined {
    const position = index < 0 ? this.length + index : index
    return position < this.length ? this.#items[position] : undefined
  }

  /** The list and one more item. Where it has grown by another one before, it is copied. */
  grownBy(item: Item): GrowingList<Item> {
    if (this.#items.length > this.length) return new GrowingList([...this, item])
    this.#items.push(item)
    return new GrowingList(this.#items)
  }

  /** The last item that is asked for. */
  findLast(isIt: (item: Item) => boolean): Item | undefined {
    return this.#items[this.findLastIndex(isIt)]
  }

  /** Its index, or -1. */
  findLastIndex(isIt: (item: Item) => boolean): number {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (isIt(this.#items[index] as Item)) return index
    }
    return -1
  }

  /** As of an array: a copy that its caller may change. */
  slice(start?: number, end = this.length): Item[] {
    const items = this.#items.length > this.length ? this.#items.slice(0, this.length) : this.#items
    return items.slice(start, end)
  }

  /** JSON writes it as the array that it stands for. */
  toJSON(): Item[] {
    return this.slice()
  }

  [Symbol.iterator](): ArrayIterator<Item> {
    return this.slice().values()
  }
}
