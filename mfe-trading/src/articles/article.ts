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

/** What an article can be about besides its category, in the order of the filter. */
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

export interface Article extends Omit<WrittenArticle, 'minutesAgo'> {
  time: Date
  /** Leads to the article on the news page, where it stands open. */
  url: string
}

/** The articles as they stand at a moment, newest first. */
export function articlesAt(
  written: readonly WrittenArticle[],
  now: Date,
  newsPath: string,
): Article[] {
  return written
    .toSorted((one, other) => one.minutesAgo - other.minutesAgo)
    .map(({ minutesAgo, ...article }) => ({
      ...article,
      time: new Date(now.getTime() - minutesAgo * 60_000),
      url: `${newsPath}?article=${article.id}#${article.id}`,
    }))
}
