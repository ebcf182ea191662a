import { type Article, type Topic, TOPICS } from '../articles/article'

/** The number of trending topics on the page. */
const TRENDING_TOPICS = 8

interface TrendingTopic {
  topic: Topic
  /** How many of the articles are about it. */
  count: number
}

/** The topics that most articles are about; a tie keeps the order of the filter. */
export function trendingTopics(
  articles: readonly Article[],
  limit = TRENDING_TOPICS,
): TrendingTopic[] {
  return TOPICS.map((topic) => ({
    topic,
    count: articles.filter(({ topics }) => topics.includes(topic)).length,
  }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, limit)
}
