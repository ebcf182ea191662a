import { withParams } from '@aldergate/platform'
import { marking } from '@aldergate/ui/fields'
import { type Article, CATEGORIES, type Category, type Topic, TOPICS } from '../articles/article'

/** The filters by what the reader did with an article. */
export const VIEWS = ['all', 'unread', 'saved'] as const

export type View = (typeof VIEWS)[number]

/** The reader's filter: an article must match every part that is set. */
export interface NewsFilter {
  query: string
  category: Category | undefined
  topic: Topic | undefined
  view: View
}

export const NO_FILTER: NewsFilter = {
  query: '',
  category: undefined,
  topic: undefined,
  view: 'all',
}

/** The reader's saved and read articles, and the open one. */
export interface Reading {
  savedIds: ReadonlySet<string>
  readIds: ReadonlySet<string>
  /** The open article: it stays in the unread view while it is being read. */
  openId?: string | undefined
}

/** The parts of the filter that are set, in the order in which the page offers them. */
export function activeParts(filter: NewsFilter): (keyof NewsFilter)[] {
  return (['query', 'topic', 'view', 'category'] as const).filter((part) =>
    part === 'query' ? filter.query.trim() : filter[part] !== NO_FILTER[part],
  )
}

/** The articles that match, in the order in which they came. */
export function matchingArticles(
  articles: readonly Article[],
  filter: NewsFilter,
  reading: Reading,
): Article[] {
  const words = filter.query.split(/\s+/).filter(Boolean)
  return articles.filter(
    (article) =>
      (filter.category === undefined || article.category === filter.category) &&
      (filter.topic === undefined || article.topics.includes(filter.topic)) &&
      isInView(article.id, filter.view, reading) &&
      containsAll(article, words),
  )
}

function isInView(id: string, view: View, { savedIds, readIds, openId }: Reading): boolean {
  if (view === 'saved') return savedIds.has(id)
  return view === 'all' || !readIds.has(id) || id === openId
}

/** The same matching as for highlighting, so that every result is highlighted, whatever the language's case rules. */
function containsAll({ headline, summary, source }: Article, words: readonly string[]): boolean {
  const text = `${headline} ${summary} ${source}`
  return words.every((word) => marking(text, word, 'anywhere').some(({ isMatch }) => isMatch))
}

/** Reads the filter from the URL; unknown values count as not set. */
export function filterFrom(params: URLSearchParams): NewsFilter {
  return {
    query: params.get('q') ?? '',
    category: CATEGORIES.find((category) => category === params.get('category')),
    topic: TOPICS.find((topic) => topic === params.get('topic')),
    view: VIEWS.find((view) => view === params.get('view')) ?? NO_FILTER.view,
  }
}

/** The URL's parameters with a change of the filter in them; all others stay as they are. */
export function withFilter(params: URLSearchParams, change: Partial<NewsFilter>): URLSearchParams {
  const { query, category, topic, view } = { ...filterFrom(params), ...change }
  return withParams(params, {
    q: query.trim(),
    category,
    topic,
    view: view === NO_FILTER.view ? undefined : view,
  })
}
