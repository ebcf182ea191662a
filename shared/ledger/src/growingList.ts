/**
 * A list that is only added to. Lists that grow out of each other share their items, so that adding one
 * copies nothing: what stands in `items` at or beyond the length is not of this list.
 */
export interface GrowingList<Item> {
  readonly items: readonly Item[]
  readonly length: number
}

/** Takes the items over: nobody else may change them from now on. */
export function growingList<Item>(items: Item[]): GrowingList<Item> {
  return { items, length: items.length }
}

/** The list and one more item. Where it has grown by another one before, it is copied. */
export function grownBy<Item>(list: GrowingList<Item>, item: Item): GrowingList<Item> {
  const { items, length } = list
  if (items.length > length) return growingList([...items.slice(0, length), item])
  const shared = items as Item[]
  shared.push(item)
  return { items: shared, length: length + 1 }
}

export function itemsOf<Item>({ items, length }: GrowingList<Item>): Item[] {
  return items.slice(0, length)
}

/** The index of the last item that is asked for, or -1. */
export function findLastIndexIn<Item>(
  { items, length }: GrowingList<Item>,
  isIt: (item: Item) => boolean,
): number {
  for (let index = length - 1; index >= 0; index -= 1) {
    if (isIt(items[index] as Item)) return index
  }
  return -1
}
