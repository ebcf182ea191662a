import { articlesAt } from '../../articles/article'
import { ARTICLES } from '../../articles/articles.data'
import { newsItems } from './newsItem'
import { NEWS_IDS } from './newsIds.data'

const articles = articlesAt(ARTICLES, new Date('2026-03-02T12:00:00Z'), '/news')

it('has three items, each with id, title, date, summary and a link to its article', () => {
  const items = newsItems(articles, NEWS_IDS)

  expect(items.map(({ id }) => id)).toEqual([...NEWS_IDS])
  expect(items).toHaveLength(3)
  expect(items[0]).toEqual({
    id: 'bitcoin-narrow-range',
    title: 'Simulated bitcoin holds close to £45,000 in a narrow range',
    date: new Date('2026-03-02T11:56:00Z'),
    summary: expect.stringMatching(/^Small steps/),
    link: '/news?article=bitcoin-narrow-range#bitcoin-narrow-range',
  })
})

it('leaves out what is no article', () => {
  expect(newsItems(articles, ['nothing'])).toEqual([])
})
