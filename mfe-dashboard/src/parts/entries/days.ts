/** The items under one day's heading. */
export interface Day<Item> {
  day: string
  items: readonly Item[]
}

/** Groups consecutive items by their day; the order stays. */
export function groupedByDay<Item extends { at: number }>(
  items: readonly Item[],
  dayOf: (at: number) => string,
): readonly Day<Item>[] {
  const days: { day: string; items: Item[] }[] = []
  for (const item of items) {
    const day = dayOf(item.at)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
