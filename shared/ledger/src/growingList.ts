/** A list that is only added to. */
export interface GrowingList<Item> extends Iterable<Item> {
  readonly length: number
  /** As of an array: below zero from the end, `undefined` where nothing is. */
  at(index: number): Item | undefined
  /** The list and one more item. */
  grownBy(item: Item): GrowingList<Item>
  /** The last item that is asked for. */
  findLast(isIt: (item: Item) => boolean): Item | undefined
  /** Its index, or -1. */
  findLastIndex(isIt: (item: Item) => boolean): number
  /** As of an array: a copy that its caller may change. */
  slice(start?: number, end?: number): Item[]
  /** JSON writes it as the array that it stands for. */
  toJSON(): Item[]
}

/** Takes the items over: nobody else may change them from now on. */
export function growingList<Item>(items: Item[]): GrowingList<Item> {
  return new SharedItems(items)
}

/** Whether it is a list that grows; an array is none. */
export function isGrowingList<Item>(list: unknown): list is GrowingList<Item> {
  return list instanceof SharedItems
}

/**
 * Lists that grow out of each other share their items, so that adding one copies nothing: what stands among the
 * items at or beyond the length is not of this list. Not for export: a class with private members is another type
 * in each build that declares it, and the two do not fit each other.
 */
class SharedItems<Item> implements GrowingList<Item> {
  readonly length: number
  readonly #items: Item[]

  constructor(items: Item[], length = items.length) {
    this.#items = items
    this.length = length
  }

  at(index: number): Item | undefined {
    const position = index < 0 ? this.length + index : index
    return position < this.length ? this.#items[position] : undefined
  }

  /** Where the list has grown by another item before, it is copied. */
  grownBy(item: Item): GrowingList<Item> {
    if (this.#items.length > this.length) return new SharedItems([...this, item])
    this.#items.push(item)
    return new SharedItems(this.#items)
  }

  findLast(isIt: (item: Item) => boolean): Item | undefined {
    return this.#items[this.findLastIndex(isIt)]
  }

  findLastIndex(isIt: (item: Item) => boolean): number {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (isIt(this.#items[index] as Item)) return index
    }
    return -1
  }

  slice(start?: number, end = this.length): Item[] {
    const items = this.#items.length > this.length ? this.#items.slice(0, this.length) : this.#items
    return items.slice(start, end)
  }

  toJSON(): Item[] {
    return this.slice()
  }

  [Symbol.iterator](): ArrayIterator<Item> {
    return this.slice().values()
  }
}
