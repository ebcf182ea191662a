// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  quickActions: never
  exportCsv: never
  exportPdf: never
  customiseView: never
  exportedCsv: never
  exportedPdf: never
  nothingToExport: never
  exportFailed: never
  exportFailedHelp: never
  keyFigures: never
  noneShown: never
  showAll: never
  customiseHint: never
  shownOf: 'shown' | 'total'
  moveUp: 'label'
  moveDown: 'label'
  resetView: never
  charts: never
  loadingChart: never
  tools: never
  openTool: never
  loadingTool: never
  toolFailed: never
  toolFailedHelp: never
  'risk-calculator': never
  'risk-calculator.text': never
  'strategy-backtester': never
  'strategy-backtester.text': never
  'market-insights': never
  'market-insights.text': never
  'trade-simulator': never
  'trade-simulator.text': never
  footerLinks: never
  privacyPolicy: never
  termsOfService: never
  support: never
  reportSubtitle: never
  generated: 'when'
  page: 'page' | 'count'
  figureOf: 'label' | 'about'
  'column.figure': never
  'column.value': never
  'column.unit': never
  'column.trend': never
  'column.before': never
  'column.comparedWith': never
  'column.dayAgo': never
  'column.yesterday': never
  'column.dayEarlier': never
  'column.tradeBefore': never
}>
export default texts
