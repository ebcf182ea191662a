/** The categories of the page of market news, in which an item has its place. */
type NewsCategory = 'crypto' | 'stocks' | 'forex' | 'commodities' | 'economy' | 'technology'

/** An item as it is written: its age counts from the moment at which the news are opened. */
export interface WrittenItem {
  id: string
  title: string
  source: string
  category: NewsCategory
  minutesAgo: number
  body: string
}

export interface NewsItem extends Omit<WrittenItem, 'minutesAgo'> {
  /** Epoch milliseconds. */
  publishedAt: number
  /** A page with more of its kind. */
  url: string
}

/** The items relative to a moment, newest first. */
export function newsAt(
  written: readonly WrittenItem[],
  now: number,
  newsPath: string,
): readonly NewsItem[] {
  return written
    .toSorted((one, other) => one.minutesAgo - other.minutesAgo)
    .map(({ minutesAgo, ...item }) => ({
      ...item,
      publishedAt: now - minutesAgo * 60_000,
      url: `${newsPath}?category=${item.category}`,
    }))
}
