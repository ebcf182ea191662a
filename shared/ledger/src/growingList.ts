/** An append-only list. */
export interface GrowingList<Item> extends Iterable<Item> {
  readonly length: number
  /** Like an array's: negative from the end, `undefined` outside. */
  at(index: number): Item | undefined
  /** The list and one more item. */
  grownBy(item: Item): GrowingList<Item>
  /** The last item that satisfies the predicate. */
  findLast(isIt: (item: Item) => boolean): Item | undefined
  /** The index of that item, or -1. */
  findLastIndex(isIt: (item: Item) => boolean): number
  /** Like an array's: a copy that its caller may change. */
  slice(start?: number, end?: number): Item[]
  /** Serialises like an array. */
  toJSON(): Item[]
}

/** Takes ownership of the items: nobody else may change them from now on. */
export function growingList<Item>(items: Item[]): GrowingList<Item> {
  return new SharedItems(items)
}

/** Whether it is a growing list; an array is not. */
export function isGrowingList<Item>(list: unknown): list is GrowingList<Item> {
  return list instanceof SharedItems
}

/**
 * Lists that grew from each other share their items, so that appending copies nothing: items at or beyond a list's
 * length do not belong to it. Not exported: a class with private members is a different type in each build that
 * declares it, and those are incompatible.
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

  /** Copies if the list has already grown by another item. */
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
