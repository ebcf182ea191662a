import { withParams } from '../withParams'
import { type Article, CATEGORIES, type Category, type Topic, TOPICS } from '../articles/article'

/** What the reader asked for: every part that is set must match. */
export interface NewsFilter {
  query: string
  category: Category | undefined
  topic: Topic | undefined
  savedOnly: boolean
}

export const NO_FILTER: NewsFilter = {
  query: '',
  category: undefined,
  topic: undefined,
  savedOnly: false,
}

export function isFiltering(filter: NewsFilter): boolean {
  return filter.savedOnly || Boolean(filter.query.trim() || filter.category || filter.topic)
}

/** The articles that match, in the order in which they came. */
export function matchingArticles(
  articles: readonly Article[],
  filter: NewsFilter,
  savedIds: ReadonlySet<string>,
): Article[] {
  const words = wordsOf(filter.query)
  return articles.filter(
    (article) =>
      (filter.category === undefined || article.category === filter.category) &&
      (filter.topic === undefined || article.topics.includes(filter.topic)) &&
      (!filter.savedOnly || savedIds.has(article.id)) &&
      containsAll(article, words),
  )
}

/** The words of a search, in lower case. */
function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

function containsAll({ headline, summary, source }: Article, words: readonly string[]): boolean {
  const text = `${headline} ${summary} ${source}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Reads the filter out of the URL; what the page does not know counts as not set. */
export function filterFrom(params: URLSearchParams): NewsFilter {
  return {
    query: params.get('q') ?? '',
    category: CATEGORIES.find((category) => category === params.get('category')),
    topic: TOPICS.find((topic) => topic === params.get('topic')),
    savedOnly: params.get('saved') === '1',
  }
}

/** The URL's parameters with this filter in them; the parameters of others stay as they are. */
export function withFilter(params: URLSearchParams, filter: NewsFilter): URLSearchParams {
  return withParams(params, {
    q: filter.query.trim(),
    category: filter.category,
    topic: filter.topic,
    saved: filter.savedOnly ? '1' : undefined,
  })
}
