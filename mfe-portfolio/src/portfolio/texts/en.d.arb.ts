// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  pageTitle: never
  pageIntro: never
  signedIn: 'email'
  tickers: never
  timeframe: never
  'timeframe.day': never
  'timeframe.week': never
  'timeframe.month': never
  'timeframe.year': never
  'timeframe.all': never
  'timeframe.custom': never
  totalValue: never
  totalDetail: 'holdings'
  cash: never
  cashDetail: never
  cashReserved: 'available' | 'reserved'
  change24h: never
  change24hDetail: never
  'change.day': never
  'change.week': never
  'change.month': never
  'change.year': never
  'change.all': never
  'change.custom': never
  changeDetail: 'since' | 'deposits'
  counting: never
  loading: never
  partFailed: never
  profitOnCost: never
  profitOnCostBasis: never
  realisedDetail: 'amount'
  unrealisedDetail: 'amount'
  feesDetail: 'amount'
  performance: never
  unit: never
  benchmark: never
  against: 'name'
  portfolio: never
  now: never
  time: never
  profit: never
  drawdown: never
  bought: 'quantity' | 'pair' | 'price'
  sold: 'quantity' | 'pair' | 'price'
  curveOf: 'timeframe'
  curveKeys: never
  spokenPoint: 'time' | 'growth' | 'name' | 'benchmark' | 'profit' | 'value' | 'drawdown'
  'periods.hourly': never
  'periods.daily': never
  livePoint: never
  notEnoughHistory: never
  metrics: never
  'metric.beta': never
  'metric.alpha': never
  'metric.volatility': never
  'metric.sharpe': never
  'metric.sortino': never
  'metric.maxDrawdown': never
  benchmarkHas: 'name' | 'value'
  'basis.hourly': 'count' | 'perYear'
  'basis.daily': 'count' | 'perYear'
  tooFew: 'count'
  about: 'name'
  radar: never
  radarTable: never
  radarScale: never
  measure: never
  score: never
  benchmarkScore: never
  monthlyProfit: never
  month: never
  soFar: 'month'
  sixMonths: never
  monthsNote: never
  allocation: never
  allocationRing: 'grouping'
  groupBy: never
  'by.class': never
  'by.holding': never
  'class.crypto': never
  'class.forex': never
  'class.stock': never
  'class.commodity': never
  'class.bond': never
  'class.cash': never
  nothingToAllocate: never
  holdings: never
  noHoldings: never
  openTicket: never
  short: never
  symbol: never
  quantity: never
  avgCost: never
  currentPrice: never
  value: never
  weight: never
  shortWeights: 'gross'
  overdrawnWeights: 'gross'
  shortCost: 'cost'
  unrealised: never
  unrealisedPercent: never
  total: never
  actions: never
  trade: never
  tradePair: 'pair'
  close: never
  closePair: 'pair'
}>
export default texts
