import { createTexts } from '@aldergate/ui'

/** What the arbitrage panel says. */
export const EN = {
  paperOnly: 'paper only',
  netOfFees: 'Net of fees of 0.1% + 0.1%',
  openCount: '{open} of {count} open',
  show: 'Show',
  showAll: 'All',
  showOpen: 'Open',
  opportunities: 'Arbitrage opportunities',
  noneOpen: 'No spread is wider than the two fees right now.',
  showClosed: 'Show the closed ones',
  pair: 'Pair',
  exchanges: 'Buy → sell',
  buyAt: 'Buy at',
  sellAt: 'Sell at',
  to: '→ {exchange}',
  netProfit: 'Net profit',
  beforeFees: 'gross {percent}',
  quoteAge: 'Quote age',
  open: 'Open',
  closed: 'Closed',
} as const

export const useText = createTexts({ en: EN })
