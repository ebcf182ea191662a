// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  resultsHeading: never
  liveRun: never
  resultsNote: 'capital'
  newestOf: 'shown' | 'total'
  days: 'count'
  date: never
  pnl: never
  drawdown: never
  trades: never
  showAll: 'count'
  showNewest: 'count'
  downloadCsv: never
  fileName: never
  pnlGbp: never
  drawdownPercent: never
  tradeCount: never
  metricsHeading: never
  metricsNote: 'count'
  capitalCurve: 'from' | 'to'
  totalPnL: never
  maxDrawdown: never
  winRate: never
  sharpeRatio: never
  avgTrade: never
  totalDetail: 'capital'
  drawdownDetail: 'count'
  winDetail: 'wins' | 'count'
  sharpeDetail: 'count'
  sharpeTooFew: 'least' | 'count'
  tradeDetail: 'count'
  definitions: never
  'definition.totalPnL': never
  'definition.maxDrawdown': never
  'definition.winRate': never
  'definition.sharpeRatio': never
  'definition.avgTrade': never
}>
export default texts
