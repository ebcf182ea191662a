import type { Article } from '../../articles/article'

/** A news item beside the chart. */
export interface NewsItem {
  id: string
  title: string
  date: Date
  summary: string
  /** Leads to the article, where it stands open. */
  link: string
}

/** The articles of these ids as items, in the order of the ids. */
export function newsItems(articles: readonly Article[], ids: readonly string[]): NewsItem[] {
  return ids
    .flatMap((wanted) => articles.filter(({ id }) => id === wanted))
    .map(({ id, headline, time, summary, url }) => ({
      id,
      title: headline,
      date: time,
      summary,
      link: url,
    }))
}
