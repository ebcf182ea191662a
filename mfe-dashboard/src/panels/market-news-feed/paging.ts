export const PAGE_SIZE = 4

/** The number of pages for so many items; without items it is one empty page. */
export function pageCount(itemCount: number): number {
  return Math.max(1, Math.ceil(itemCount / PAGE_SIZE))
}

/** The items of a page, counted from 1. */
export function itemsOfPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}

/** The page `steps` away, clamped to the first and the last. */
export function pageAway(page: number, steps: number, itemCount: number): number {
  return Math.min(pageCount(itemCount), Math.max(1, page + steps))
}
