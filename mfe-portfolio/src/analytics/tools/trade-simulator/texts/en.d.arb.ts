// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  intro: never
  pair: never
  timeframe: never
  reset: never
  beginsAnew: 'subject' | 'count'
  begin: 'subject'
  keep: never
  noBars: never
  averageCost: never
  playback: never
  play: never
  pause: never
  step: never
  stepBack: never
  jump: 'bars'
  speed: never
  barsPerSecond: 'bars'
  bar: never
  place: 'bar' | 'bars' | 'time'
  ended: never
  sandbox: never
  equity: never
  cash: never
  position: never
  flat: never
  at: 'price'
  openProfit: never
  closedProfit: never
  winRate: never
  closedTrades: 'count'
  quantity: never
  quantityHint: 'price'
  buy: never
  sell: never
  'filled.buy': 'quantity' | 'price' | 'fee'
  'filled.sell': 'quantity' | 'price' | 'fee'
  'not-positive': never
  'too-many-places': never
  'too-large': never
  notEnoughCash: 'needed' | 'cash'
  shortBeyondEquity: 'equity'
  valueTooSmall: never
  notTraded: never
  trades: never
  noTrades: never
  time: never
  side: never
  price: never
  fee: never
  netProfit: never
}>
export default texts
