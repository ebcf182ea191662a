import type { AlertType } from './alertList'

interface SampleAlert {
  id: string
  type: AlertType
  message: string
  minutesAgo: number
}

/** What stands in the list before anything has happened: one of each specified type, and some of yesterday. */
export const SAMPLE_ALERTS: readonly SampleAlert[] = [
  {
    id: 'price',
    type: 'priceAlert',
    message: 'BTC/GBP rose above £45,000.',
    minutesAgo: 12,
  },
  {
    id: 'stop',
    type: 'stopLoss',
    message: 'The stop-loss of ETH/GBP at £1,450 was reached.',
    minutesAgo: 95,
  },
  {
    id: 'portfolio',
    type: 'portfolioUpdate',
    message: 'Your portfolio gained 1.2% today.',
    minutesAgo: 1_530,
  },
  {
    id: 'news',
    type: 'marketNews',
    message: 'The Bank of England left its base rate unchanged.',
    minutesAgo: 1_710,
  },
]
