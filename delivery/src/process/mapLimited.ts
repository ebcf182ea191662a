/** Maps with at most `limit` concurrent mappings; results keep the order of the items. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  async function work(): Promise<void> {
    // The workers share one iterator, so that each item is taken once.
    for (const [index, item] of waiting) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
