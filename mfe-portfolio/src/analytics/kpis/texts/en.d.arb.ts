// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  viewDetails: never
  computing: never
  definition: never
  history: never
  historyOf: 'label'
  time: never
  'noHistory.day': never
  'noHistory.hour': never
  'noHistory.trade': never
  'trend.up': never
  'trend.down': never
  'trend.neutral': never
  'compared.dayAgo': 'value'
  'compared.yesterday': 'value'
  'compared.dayEarlier': 'value'
  'compared.tradeBefore': 'value'
  'compared.none': never
  counts: 'rose' | 'fell'
  'perYear.days': 'days'
  'perYear.hours': 'hours'
  'portfolioValue.label': never
  'portfolioValue.definition': never
  'dayProfit.label': never
  'dayProfit.definition': never
  'winRate.label': never
  'winRate.definition': never
  'sharpe.label': never
  'sharpe.definition': never
  'volatility.label': never
  'volatility.definition': never
  'maxDrawdown.label': never
  'maxDrawdown.definition': never
  'breadth.label': never
  'breadth.definition': never
  'marketChange.label': never
  'marketChange.definition': never
  'marketVolatility.label': never
  'marketVolatility.definition': 'hours'
  'topMover.label': never
  'topMover.definition': never
}>
export default texts
