import { NEWS } from './news.data'
import { newsAt } from './news'

const NOW = new Date('2026-03-02T12:00:00Z').getTime()

it('puts the newest item first', () => {
  const times = newsAt(NEWS, NOW, '/news').map(({ publishedAt }) => publishedAt)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

it('counts the time of an item back from the moment, and links to more of its kind', () => {
  const [written] = NEWS
  if (!written) throw new Error('There is news.')
  const [item] = newsAt([{ ...written, category: 'forex', minutesAgo: 90 }], NOW, '/news')

  expect(item?.publishedAt).toBe(NOW - 90 * 60_000)
  expect(item?.url).toBe('/news?category=forex')
})
