import { NEWS } from '../../articles/articles'
import { newsItems } from './newsItem'
import { NEWS_IDS } from './newsIds.data'

it('has three items, each with id, title, age, summary and a link to its article', () => {
  const items = newsItems(NEWS, NEWS_IDS)

  expect(items.map(({ id }) => id)).toEqual([...NEWS_IDS])
  expect(items).toHaveLength(3)
  expect(items[0]).toEqual({
    id: 'bitcoin-narrow-range',
    title: 'Simulated bitcoin holds close to £45,000 in a narrow range',
    minutesAgo: 4,
    summary: expect.stringMatching(/^Small steps/),
    link: '/news?article=bitcoin-narrow-range#bitcoin-narrow-range',
  })
})

it('leaves out what is no article', () => {
  expect(newsItems(NEWS, ['nothing'])).toEqual([])
})
