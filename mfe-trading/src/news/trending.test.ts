import { NEWS } from '../articles/articles'
import { trendingTopics } from './trending'

it('names eight topics, those that most articles are about first', () => {
  const counts = trendingTopics(NEWS).map(({ count }) => count)

  expect(counts).toHaveLength(8)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})

it('counts the articles of each topic', () => {
  for (const { topic, count } of trendingTopics(NEWS)) {
    expect(NEWS.filter(({ topics }) => topics.includes(topic))).toHaveLength(count)
  }
})
