/** How often a symbol was mentioned in each hour of a day, oldest first. */
export interface HourlyMentions {
  symbol: string
  positive: readonly number[]
  negative: readonly number[]
  neutral: readonly number[]
}

export type Trend = 'up' | 'down' | 'neutral'

export interface SentimentRecord {
  symbol: string
  /** From −100, all negative, to 100, all positive. */
  sentimentScore: number
  positiveMentions: number
  negativeMentions: number
  /** With the neutral ones. */
  totalMentions: number
  trend: Trend
  /** The difference between the last hours and the hours before, in points. */
  scoreChange: number
  /** The score of each hour. */
  hourlyScores: readonly number[]
}

/** With fewer mentions a handful of posts moves the score. */
export const FEW_MENTIONS = 30

/** The last hours, which are compared with all before. */
const TREND_HOURS = 6

/** A smaller change counts as none. */
const TREND_POINTS = 5

/** Returns the score, the totals and the trend of a day's mentions. */
export function sentimentRecord(mentions: HourlyMentions): SentimentRecord {
  const { symbol, positive, negative } = mentions
  const scoreChange = scoreBetween(mentions, -TREND_HOURS) - scoreBetween(mentions, 0, -TREND_HOURS)

  return {
    symbol,
    sentimentScore: scoreBetween(mentions, 0),
    positiveMentions: sum(positive),
    negativeMentions: sum(negative),
    totalMentions: sum(positive) + sum(negative) + sum(mentions.neutral),
    trend: trendOf(scoreChange),
    scoreChange,
    hourlyScores: hourlyScores(mentions),
  }
}

export function trendOf(scoreChange: number): Trend {
  if (Math.abs(scoreChange) < TREND_POINTS) return 'neutral'
  return scoreChange > 0 ? 'up' : 'down'
}

/** Positive less negative mentions in percent of all; without any mention it is 0. */
export function scoreOf(positive: number, negative: number, total: number): number {
  return total > 0 ? Math.round((100 * (positive - negative)) / total) : 0
}

export function hasFewMentions({ totalMentions }: SentimentRecord): boolean {
  return totalMentions < FEW_MENTIONS
}

function scoreBetween(mentions: HourlyMentions, from: number, to?: number): number {
  const positive = sum(mentions.positive.slice(from, to))
  const negative = sum(mentions.negative.slice(from, to))
  const neutral = sum(mentions.neutral.slice(from, to))
  return scoreOf(positive, negative, positive + negative + neutral)
}

/** An hour without mentions keeps the score of the hour before. */
function hourlyScores({ positive, negative, neutral }: HourlyMentions): number[] {
  let score = 0
  return positive.map((positives, hour) => {
    const negatives = negative[hour] ?? 0
    const total = positives + negatives + (neutral[hour] ?? 0)
    if (total > 0) score = scoreOf(positives, negatives, total)
    return score
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
