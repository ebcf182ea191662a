import { articlesAt } from './article'
import { ARTICLES } from './articles.data'

const now = new Date('2026-03-02T12:00:00Z')

it('puts the newest article first', () => {
  const times = articlesAt(ARTICLES, now, '/news').map(({ time }) => time.getTime())

  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

it('counts the time of an article back from the moment, and links to it', () => {
  const [first] = ARTICLES
  if (!first) throw new Error('there are articles')
  const [article] = articlesAt([{ ...first, id: 'gold', minutesAgo: 90 }], now, '/news')

  expect(article?.time.toISOString()).toBe('2026-03-02T10:30:00.000Z')
  expect(article?.url).toBe('/news?article=gold#gold')
})
