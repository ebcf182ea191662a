/** The three articles beside the chart. */
export const NEWS_IDS = [
  'bitcoin-narrow-range',
  'ethereum-follows-its-own-path',
  'small-caps-thin-books',
] as const
