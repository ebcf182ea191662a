/** @jest-environment jsdom */

import fc from 'fast-check'
import { CATEGORIES, TOPICS } from '../articles/article'
import { NEWS } from '../articles/articles'
import {
  activeParts,
  filterFrom,
  matchingArticles,
  type NewsFilter,
  NO_FILTER,
  type Reading,
  VIEWS,
  withFilter,
} from './newsFilter'

const ids = NEWS.map(({ id }) => id)
const GOLD = 'gold-steady-sample'

function found(filter: Partial<NewsFilter>, reading: Partial<Reading> = {}) {
  const nothing = { savedIds: new Set<string>(), readIds: new Set<string>() }
  const matching = matchingArticles(NEWS, { ...NO_FILTER, ...filter }, { ...nothing, ...reading })
  return matching.map(({ id }) => id)
}

const anyFilter: fc.Arbitrary<NewsFilter> = fc.record({
  query: fc.oneof(fc.constantFrom('', 'gold', 'Sample rate', ' STERLING '), fc.string()),
  category: fc.constantFrom(undefined, ...CATEGORIES),
  topic: fc.constantFrom(undefined, ...TOPICS),
  view: fc.constantFrom(...VIEWS),
})
const anyIds = fc.subarray(ids).map((some) => new Set(some))
const anyReading: fc.Arbitrary<Reading> = fc.record({
  savedIds: anyIds,
  readIds: anyIds,
  openId: fc.constantFrom(undefined, ...ids),
})

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

it('finds whatever is marked, in any case of any language, and nothing else', () => {
  const [first] = NEWS
  if (!first) throw new Error('There are articles.')
  const turkish = [{ ...first, headline: 'İstanbul', summary: 'ΟΔΟΣ and Straße', source: '' }]
  const isFound = (query: string) =>
    matchingArticles(turkish, { ...NO_FILTER, query }, { savedIds: new Set(), readIds: new Set() })
      .length === 1

  expect(isFound('οδος STRAßE')).toBe(true)
  expect(isFound('stanbul')).toBe(true)
  expect(isFound('istanbul')).toBe(true)
  expect(isFound('istanbull')).toBe(false)
})

it('finds the saved articles only, where that is asked for', () => {
  expect(found({ view: 'saved' }, { savedIds: new Set([GOLD]) })).toEqual([GOLD])
})

it('finds the unread articles only, and the one that is being read', () => {
  const readIds = new Set([GOLD])

  expect(found({ view: 'unread' }, { readIds })).toEqual(ids.filter((id) => id !== GOLD))
  expect(found({ view: 'unread' }, { readIds, openId: GOLD })).toEqual(ids)
})

it('finds a part of the articles, in their order, whatever the filter', () => {
  fc.assert(
    fc.property(anyFilter, anyReading, (filter, reading) => {
      const result = found(filter, reading)
      expect(result).toEqual(ids.filter((id) => result.includes(id)))
    }),
  )
})

it('never finds more when one more thing is asked for', () => {
  fc.assert(
    fc.property(anyFilter, anyReading, (filter, reading) => {
      const result = found(filter, reading)
      for (const part of ['query', 'category', 'topic', 'view'] as const) {
        const wider = found({ ...filter, [part]: NO_FILTER[part] }, reading)
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
  const params = new URLSearchParams('q=gold&category=crypto&topic=oil&view=saved')
  expect(withFilter(params, NO_FILTER).toString()).toBe('')
})

it('ignores what it does not know in a URL', () => {
  expect(filterFrom(new URLSearchParams('category=sport&topic=weather&view=yes'))).toEqual(
    NO_FILTER,
  )
})

it('knows which parts of it are asked for', () => {
  expect(activeParts(NO_FILTER)).toEqual([])
  expect(activeParts({ ...NO_FILTER, query: '  ' })).toEqual([])
  expect(activeParts({ ...NO_FILTER, query: 'gold', view: 'unread' })).toEqual(['query', 'view'])
  expect(activeParts({ ...NO_FILTER, category: 'forex', topic: 'euro' })).toEqual([
    'topic',
    'category',
  ])
  expect(activeParts({ ...NO_FILTER, category: 'forex', view: 'unread' })).toEqual([
    'view',
    'category',
  ])
})
