import { newestFirst, timeOf } from './article'
import { ARTICLES } from './articles.data'

it('puts the newest article first', () => {
  const ages = newestFirst(ARTICLES, '/news').map(({ minutesAgo }) => minutesAgo)

  expect(ages).toEqual(ages.toSorted((one, other) => one - other))
})

it('counts the time of an article back from the moment, and links to it', () => {
  const time = timeOf({ minutesAgo: 90 }, Date.parse('2026-03-02T12:00:00Z'))

  expect(time.toISOString()).toBe('2026-03-02T10:30:00.000Z')
  const [first] = ARTICLES
  if (!first) throw new Error('there are articles')
  const [article] = newestFirst([{ ...first, id: 'gold' }], '/news')

  expect(article?.url).toBe('/news?article=gold#gold')
})
