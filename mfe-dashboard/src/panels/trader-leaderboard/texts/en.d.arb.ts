// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  period: never
  period7d: never
  period30d: never
  periodAll: never
  traders: never
  rank: never
  username: never
  totalProfit: never
  winRate: never
  trades: 'count'
  fewTrades: never
  you: never
  ownRank: 'rank' | 'count'
  howCounted: never
  noOwnTrades: never
  openTicket: never
}>
export default texts
