import { createTexts } from '@aldergate/ui'

const EN = {
  symbol: 'Symbol',
  timeframe: 'Timeframe',
  indicators: 'Indicators ({count})',
  own: 'Your indicators',
  ownNone: 'No indicators of your own yet.',
  ownBuild: 'Build one',
  externalTimeframes:
    'The external chart is drawn at {drawn}: it knows 1h and 4h only. {timeframe} and the indicators are on the simulated chart.',
  averageCost: 'Average cost',
  trades:
    '{count, plural, =0 {No trade of {pair} in your paper ledger yet.} one {# trade of {pair} in your paper ledger, marked on the simulated chart.} other {# trades of {pair} in your paper ledger, marked on the simulated chart.}}',
  trade: 'Trade {pair}',
} as const

export const useText = createTexts({ en: EN })
