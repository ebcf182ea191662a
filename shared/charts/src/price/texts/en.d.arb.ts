// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  chartOf: 'pair' | 'timeframe'
  chartRole: never
  chartKeys: never
  loadingChart: never
  chartFailed: never
  chartFailedHelp: never
  noPrices: 'pair'
  credit: never
  timeframe: never
  chartKind: never
  candles: never
  line: never
  zoomIn: never
  zoomOut: never
  fullscreen: never
  leaveFullscreen: never
  latest: never
  aboveShown: never
  belowShown: never
  timeIn: 'timeZone'
  open: never
  high: never
  low: never
  close: never
  change: never
  volume: never
  openShort: never
  highShort: never
  lowShort: never
  closeShort: never
  spokenCandle: 'time' | 'open' | 'high' | 'low' | 'close' | 'change'
  spokenBuy: 'price'
  spokenSell: 'price'
  showTable: never
  hideTable: never
  tableOf: 'pair' | 'timeframe' | 'count' | 'total'
  indicators: never
  moreIndicators: never
  source: never
  addIndicator: 'name'
  removeIndicator: 'name'
  color: never
  outOfRange: 'min' | 'max'
  notWhole: 'min' | 'max'
  noIndicators: never
  movableLine: 'label'
  moveKeys: never
}>
export default texts
