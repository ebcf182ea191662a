import { createTexts } from '@aldergate/ui'

/** What the leaderboard says. */
export const EN = {
  period: 'Period',
  period7d: '7 days',
  period30d: '30 days',
  periodAll: 'All',
  traders: 'Traders by profit',
  rank: 'Rank',
  username: 'Trader',
  totalProfit: 'Total profit',
  winRate: 'Win rate',
  trades: '{count, plural, =0 {no trades} one {# trade} other {# trades}}',
  fewTrades: 'Few trades',
  you: 'You',
  ownRank: 'You are number {rank} of {count}.',
  howCounted: 'Your profit is that of your closed paper trades, after fees.',
  noOwnTrades: 'You closed no trade in this period, so you stand at nothing.',
  openTicket: 'Open the order ticket',
} as const

export const useText = createTexts({ en: EN })
