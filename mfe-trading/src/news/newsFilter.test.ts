import fc from 'fast-check'
import { articlesAt, CATEGORIES, TOPICS } from '../articles/article'
import { ARTICLES } from '../articles/articles.data'
import {
  filterFrom,
  isFiltering,
  matchingArticles,
  type NewsFilter,
  NO_FILTER,
  withFilter,
} from './newsFilter'

const articles = articlesAt(ARTICLES, new Date(0), '/news')
const ids = articles.map(({ id }) => id)
const nothingSaved = new Set<string>()

function found(filter: Partial<NewsFilter>, savedIds: ReadonlySet<string> = nothingSaved) {
  return matchingArticles(articles, { ...NO_FILTER, ...filter }, savedIds).map(({ id }) => id)
}

const anyFilter: fc.Arbitrary<NewsFilter> = fc.record({
  query: fc.oneof(fc.constantFrom('', 'gold', 'Sample rate', ' STERLING '), fc.string()),
  category: fc.constantFrom(undefined, ...CATEGORIES),
  topic: fc.constantFrom(undefined, ...TOPICS),
  savedOnly: fc.boolean(),
})
const anySaved = fc.subarray(ids).map((saved) => new Set(saved))

it('finds everything without a filter', () => {
  expect(found({})).toEqual(ids)
})

it('finds words in headline, summary and source, in any case and order', () => {
  expect(found({ query: 'STEADY gold' })).toEqual(['gold-steady-sample'])
  expect(found({ query: 'test bench technology' })).toHaveLength(3)
  expect(found({ query: 'quicksilver' })).toEqual([])
})

it('combines search, category and topic', () => {
  const inflation = found({ topic: 'inflation' })
  const commodities = found({ topic: 'inflation', category: 'commodities' })
  const oil = found({ topic: 'inflation', category: 'commodities', query: 'storage' })

  expect(inflation.length).toBeGreaterThan(commodities.length)
  expect(commodities.length).toBeGreaterThan(oil.length)
  expect(oil).toEqual(['oil-storage-exercise'])
})

it('finds the saved articles only, where that is asked for', () => {
  expect(found({ savedOnly: true }, new Set(['gold-steady-sample']))).toEqual([
    'gold-steady-sample',
  ])
})

it('finds a part of the articles, in their order, whatever the filter', () => {
  fc.assert(
    fc.property(anyFilter, anySaved, (filter, savedIds) => {
      const result = found(filter, savedIds)
      expect(result).toEqual(ids.filter((id) => result.includes(id)))
    }),
  )
})

it('never finds more when one more thing is asked for', () => {
  fc.assert(
    fc.property(anyFilter, anySaved, (filter, savedIds) => {
      const result = found(filter, savedIds)
      for (const part of ['query', 'category', 'topic', 'savedOnly'] as const) {
        const wider = found({ ...filter, [part]: NO_FILTER[part] }, savedIds)
        expect(wider).toEqual(expect.arrayContaining(result))
      }
    }),
  )
})

it('comes back from the URL as it went there, and leaves other parameters alone', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const params = withFilter(new URLSearchParams('seed=42&q=old&topic=oil'), filter)
      const again = new URLSearchParams(params.toString())

      expect(filterFrom(again)).toEqual({ ...filter, query: filter.query.trim() })
      expect(again.get('seed')).toBe('42')
    }),
  )
})

it('leaves no trace of an empty filter in the URL', () => {
  const params = new URLSearchParams('q=gold&category=crypto&topic=oil&saved=1')
  expect(withFilter(params, NO_FILTER).toString()).toBe('')
})

it('ignores what it does not know in a URL', () => {
  expect(filterFrom(new URLSearchParams('category=sport&topic=weather&saved=yes'))).toEqual(
    NO_FILTER,
  )
})

it('knows whether anything is asked for', () => {
  expect(isFiltering(NO_FILTER)).toBe(false)
  expect(isFiltering({ ...NO_FILTER, query: '  ' })).toBe(false)
  expect(isFiltering({ ...NO_FILTER, query: 'gold' })).toBe(true)
  expect(isFiltering({ ...NO_FILTER, savedOnly: true })).toBe(true)
})
