import { articlesAt } from '../articles/article'
import { ARTICLES } from '../articles/articles.data'
import { trendingTopics } from './trending'

const articles = articlesAt(ARTICLES, new Date(0), '/news')

it('names eight topics, those that most articles are about first', () => {
  const counts = trendingTopics(articles).map(({ count }) => count)

  expect(counts).toHaveLength(8)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})

it('counts the articles of each topic', () => {
  for (const { topic, count } of trendingTopics(articles)) {
    expect(articles.filter(({ topics }) => topics.includes(topic))).toHaveLength(count)
  }
})
