import type { Article } from '../../articles/article'

/** A news item beside the chart. */
export interface NewsItem extends Pick<Article, 'id' | 'minutesAgo' | 'summary'> {
  title: string
  /** The link that opens the article. */
  link: string
}

/** The articles of these ids as items, in the order of the ids. */
export function newsItems(articles: readonly Article[], ids: readonly string[]): NewsItem[] {
  return ids
    .flatMap((wanted) => articles.filter(({ id }) => id === wanted))
    .map(({ id, headline, minutesAgo, summary, url }) => ({
      id,
      title: headline,
      minutesAgo,
      summary,
      link: url,
    }))
}
