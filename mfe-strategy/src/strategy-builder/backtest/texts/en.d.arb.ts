// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  reportOf: 'name'
  period: 'from' | 'until' | 'bars'
  compare: never
  definitions: never
  equity: never
  equityChart: never
  curveTime: never
  spokenPoint: 'time' | 'equity' | 'growth' | 'held' | 'drawdown'
  strategy: never
  buyAndHold: never
  equityValue: never
  drawdown: never
  daysHours: 'days' | 'hours'
  onlyDays: 'days'
  hoursMinutes: 'hours' | 'minutes'
  onlyMinutes: 'minutes'
  multiple: 'value'
  points: 'value'
  'figure.totalPnL': never
  'figure.maxDrawdown': never
  'figure.winRate': never
  'figure.sharpeRatio': never
  'figure.avgTrade': never
  'figure.finalEquity': never
  'figure.peakEquity': never
  'figure.totalReturn': never
  'figure.buyAndHoldReturn': never
  'figure.annualReturn': never
  'figure.cagr': never
  'figure.annualVolatility': never
  'figure.sortinoRatio': never
  'figure.calmarRatio': never
  'figure.avgDrawdownMs': never
  'figure.longestDrawdownMs': never
  'figure.exposure': never
  'figure.trades': never
  'figure.avgTradeMs': never
  'figure.avgTradeReturn': never
  'figure.bestTrade': never
  'figure.worstTrade': never
  'figure.longestWins': never
  'figure.longestLosses': never
  'figure.fees': never
  'figure.avgWin': never
  'figure.avgLoss': never
  'figure.profitFactor': never
  'figure.expectancy': never
  'figure.sqn': never
  'figure.kelly': never
  'definition.totalPnL': never
  'definition.maxDrawdown': never
  'definition.winRate': never
  'definition.sharpeRatio': never
  'definition.avgTrade': never
  'definition.finalEquity': never
  'definition.peakEquity': never
  'definition.totalReturn': never
  'definition.buyAndHoldReturn': never
  'definition.annualReturn': never
  'definition.cagr': never
  'definition.annualVolatility': never
  'definition.sortinoRatio': never
  'definition.calmarRatio': never
  'definition.avgDrawdownMs': never
  'definition.longestDrawdownMs': never
  'definition.exposure': never
  'definition.trades': never
  'definition.avgTradeMs': never
  'definition.avgTradeReturn': never
  'definition.bestTrade': never
  'definition.worstTrade': never
  'definition.longestWins': never
  'definition.longestLosses': never
  'definition.fees': never
  'definition.avgWin': never
  'definition.avgLoss': never
  'definition.profitFactor': never
  'definition.expectancy': never
  'definition.sqn': never
  'definition.kelly': never
  'detail.totalPnL': 'capital'
  'detail.maxDrawdown': never
  'detail.winRate': 'wins' | 'trades'
  'detail.sharpeRatio': 'perYear' | 'count'
  perYear: 'days'
  'detail.avgTrade': 'trades'
  'missing.noTrades': never
  'missing.oneTrade': never
  'missing.noWins': never
  'missing.noLosses': never
  'missing.equalTrades': never
  'missing.noDrawdown': never
  'missing.noLosingDay': never
  'missing.noVolatility': never
  'missing.tooFewDays': never
  'missing.tooFewBars': never
  'missing.tooLarge': never
  'group.growth': never
  'group.risk': never
  'group.trading': never
  'group.edge': never
  shortSpan: 'span'
  stillUnder: never
  noBars: never
  tooShort: 'bars' | 'needed'
  farTooShort: 'bars'
  noVolume: never
  neverHeld: 'bars'
  tradeChart: never
  tradeChartOf: 'name' | 'timeframe' | 'trade'
  tradeSaid: 'number' | 'total' | 'direction' | 'entryTime' | 'entryPrice' | 'exitTime' | 'exitPrice' | 'exit' | 'percent'
  showTrade: 'number'
  earlierTrade: never
  laterTrade: never
  tradeMarks: never
  tradeWindow: 'shown' | 'total'
  tradeSums: 'each' | 'timeframe'
  readingCandles: never
  candlesFailed: never
  candlesFailedHelp: never
  trades: never
  tradesOf: 'shown' | 'total'
  tradesShown: 'shown' | 'total'
  showMore: 'count'
  showFewer: 'count'
  number: never
  direction: never
  'direction.long': never
  'direction.short': never
  entry: never
  exit: never
  reason: never
  'reason.stop': never
  'reason.target': never
  'reason.rule': never
  'reason.liquidation': never
  'reason.end': never
  duration: never
  quantity: never
  fees: never
  return: never
  profit: never
  byReason: never
  byDirection: never
  monthly: never
  monthlyNote: never
  year: never
  wholeYear: never
  order: never
  orderOfOne: never
  orderIntro: 'orders'
  bandChart: never
  actualOrder: never
  middleOrder: never
  ninetyOrders: never
  tradeNumber: 'number'
  quantile: never
  'quantile.low': never
  'quantile.middle': never
  'quantile.high': never
  equityAfter: 'count'
  deeper: 'share' | 'actual'
  orderLimits: never
  luck: never
  luckLikely: never
  luckUnlikely: never
  luckIntro: 'count'
  luckUnknown: never
  luckSharpe: never
  luckReturns: never
  luckShape: never
  luckMoments: 'skewness' | 'kurtosis'
  luckSpreadMeasured: never
  luckSpreadChance: never
  luckBest: 'count'
  luckScore: never
  luckDeflated: never
  perPeriodAndYear: 'period' | 'year'
  luckLimits: never
  assumptions: never
  'assume.rules': never
  'assume.exits': never
  'assume.exitsAre': 'stop' | 'target'
  'assume.noExit': never
  'assume.signals': never
  'assume.signalsAre': never
  'assume.fills': never
  'assume.fillsAre': never
  'assume.gaps': never
  'assume.gapsAre': never
  'assume.within': never
  'assume.withinFiner': never
  'assume.withinStopFirst': never
  'assume.ruin': never
  'assume.ruinIs': never
  'assume.size': never
  'assume.sizeIs': 'percent' | 'capital'
  'assume.costs': never
  'assume.costsAre': 'commission' | 'slippage'
  'assume.warmUp': never
  'assume.warmUpIs': 'count'
  'assume.data': never
  'assume.dataAre': 'count' | 'timeframe' | 'pair' | 'seed'
  notInPounds: 'pair' | 'currency'
  'assume.period': never
  'assume.periodIs': 'from' | 'until'
  tradesCsv: never
  figuresCsv: never
  allJson: never
  writing: never
  cancelWriting: never
  'file.trades': never
  'file.figures': never
  'file.all': never
  'file.entryTime': never
  'file.entryPrice': never
  'file.exitTime': never
  'file.exitPrice': never
  'file.fees': 'currency'
  'file.profit': 'currency'
  'file.return': never
  'file.value': never
  'file.unit': never
  'file.note': never
  'unit.percent': never
  'unit.hours': never
  figureColumn: never
  comparison: never
  comparisonOf: 'first' | 'second'
  comparisonNote: never
  otherMarket: never
  differingSettings: never
  settingColumn: never
  sameSettings: never
  otherCandles: never
  closeComparison: never
  runA: 'name'
  runB: 'name'
  difference: never
  better: never
  isA: never
  isB: never
}>
export default texts
