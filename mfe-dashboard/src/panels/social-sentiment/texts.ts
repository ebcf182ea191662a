import { createTexts } from '@aldergate/ui'

export const EN = {
  caption: 'Sentiment of the last 24 hours',
  symbol: 'Symbol',
  score: 'Score',
  mentions: 'Mentions',
  positive: '{count} positive',
  negative: '{count} negative',
  total: 'n = {count}',
  fewMentions: 'Few mentions',
  trend: 'Trend',
  scoresOf: 'Score of {symbol} in the last 24 hours',
  up: 'Up',
  down: 'Down',
  neutral: 'Neutral',
  note: 'Score: positive less negative mentions, in percent of all n, from −100 to 100. Trend: the last 6 hours against the 18 before. Below {few} mentions a handful of posts moves the score.',
} as const

export const useText = createTexts({ en: EN })
