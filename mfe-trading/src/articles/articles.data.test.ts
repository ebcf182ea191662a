import { pairDecimals } from '@aldergate/market'
import { CATEGORIES, TOPICS } from './article'
import { ARTICLES } from './articles.data'
import { BODIES } from './bodies.data'

it('holds at least 24 articles, each with an id of its own', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(24)
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length)
})

it.each(CATEGORIES)('has an article in the category %s', (wanted) => {
  expect(ARTICLES.some(({ category }) => category === wanted)).toBe(true)
})

it('has twenty topics to filter by', () => {
  expect(TOPICS).toHaveLength(20)
})

it.each(TOPICS)('has an article on the topic %s', (wanted) => {
  expect(ARTICLES.some(({ topics }) => topics.includes(wanted))).toBe(true)
})

it('has a text for every article, and for no other', () => {
  expect(Object.keys(BODIES).toSorted()).toEqual(ARTICLES.map(({ id }) => id).toSorted())
  for (const body of Object.values(BODIES)) expect(body.length).toBeGreaterThan(100)
})

it('speaks of as many decimals as the smallest coin is shown with', () => {
  const article = ARTICLES.find(({ id }) => id === 'meme-coins-decimals')

  expect(pairDecimals('SHIB/GBP')).toBe(10)
  expect(article?.headline).toContain('ten decimals')
  expect(BODIES['meme-coins-decimals']).toContain('the tenth decimal')
})
