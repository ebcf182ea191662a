/** The categories of an article, in the order of their buttons. */
export const CATEGORIES = [
  'crypto',
  'stocks',
  'forex',
  'commodities',
  'economy',
  'technology',
] as const

export type Category = (typeof CATEGORIES)[number]

/** The topics that an article can have besides its category, in the order of the filter. */
export const TOPICS = [
  'bitcoin',
  'ethereum',
  'stablecoins',
  'defi',
  'regulation',
  'earnings',
  'dividends',
  'ukEquities',
  'banking',
  'sterling',
  'euro',
  'centralBanks',
  'interestRates',
  'inflation',
  'gold',
  'oil',
  'agriculture',
  'artificialIntelligence',
  'cybersecurity',
  'payments',
] as const

export type Topic = (typeof TOPICS)[number]

/** An article as it is written: its age counts from the moment at which the news are opened. */
export interface WrittenArticle {
  id: string
  headline: string
  category: Category
  source: string
  minutesAgo: number
  summary: string
  topics: readonly Topic[]
}

export interface Article extends WrittenArticle {
  /** The link to the article on the news page, which opens it. */
  url: string
}

/** The articles as the news show them, newest first. */
export function newestFirst(written: readonly WrittenArticle[], newsPath: string): Article[] {
  return written
    .toSorted((one, other) => one.minutesAgo - other.minutesAgo)
    .map((article) => ({ ...article, url: `${newsPath}?article=${article.id}#${article.id}` }))
}

/** The time of an article, for news opened at a time in epoch milliseconds. */
export function timeOf({ minutesAgo }: Pick<WrittenArticle, 'minutesAgo'>, openedAt: number): Date {
  return new Date(openedAt - minutesAgo * 60_000)
}
