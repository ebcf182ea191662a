// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  name: never
  templates: never
  activeTemplate: 'template'
  noTemplate: never
  'template.scalping': never
  'template.swingTrading': never
  'template.meanReversion': never
  'template.momentum': never
  'template.arbitrage': never
  'template.gridTrading': never
  'template.breakout': never
  'template.riskParity': never
  'template.hedging': never
  templateText: 'template'
  parameters: never
  riskTolerance: never
  stopLoss: never
  targetProfit: never
  tradeVolume: never
  maxTradesPerDay: never
  parameterMissing: never
  parameterNegative: never
  definition: never
  definitionPlaceholder: never
  rulesNone: never
  rulesRead: 'count' | 'timeframe'
  condition: never
  indicator: never
  ownIndicator: 'name'
  comparison: never
  comparedValue: never
  addCondition: never
  test: never
  testing: never
  deploy: never
  deployed: never
  reset: never
  defineBeforeTesting: never
  defineBeforeDeploying: never
  deployedAlert: 'name'
  result: never
  noResult: never
  testProgress: never
  testPassed: never
  changedSince: never
  showGuide: never
  hideGuide: never
  guide: never
  guideName: never
  guideTemplate: never
  guideParameters: never
  guideDefinition: never
  guideTest: never
  guideDeploy: never
  overwriteTitle: never
  overwriteText: 'template'
  overwrite: never
  resetTitle: never
  resetText: never
  resetAll: never
  keepText: never
  showProblem: never
  retry: never
  backtest: never
  backtestRunning: never
  backtestProgress: never
  backtestFailed: never
  backtestWordsOnly: never
  backtestUnreadable: never
  backtestNoTrade: never
  backtestTrades: 'count'
  backtestAssumptions: 'count' | 'timeframe' | 'pair' | 'from' | 'to' | 'capital' | 'commission'
  totalPnL: never
  maxDrawdown: never
  winRate: never
  sharpeRatio: never
  avgTrade: never
  openInBuilder: never
}>
export default texts
