// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  data: never
  market: never
  file: never
  fileIntro: never
  ownData: never
  choose: never
  chooseOther: never
  candleFile: never
  chooseHint: never
  reading: 'name'
  cancel: never
  candlesOf: 'count' | 'spacing' | 'from' | 'until'
  noVolume: never
  reversed: never
  sameTimeframe: 'timeframe'
  needsFile: never
  summed: 'timeframe' | 'each'
  tooCoarse: 'timeframe'
  tooShort: 'timeframe'
  uneven: 'spacing' | 'timeframe'
  useTimeframe: 'timeframe'
  finer: never
  finerHint: never
  seconds: 'seconds'
  noGaps: never
  gaps: 'count' | 'missing' | 'from' | 'until'
  missingCandles: never
  noneFilled: never
  dataSame: 'count' | 'timeframe' | 'name' | 'from' | 'until'
  dataSummed: 'count' | 'timeframe' | 'candles' | 'spacing' | 'name' | 'from' | 'until'
  refusedFile: 'name'
  refusedLines: 'name' | 'count'
  stillUsed: 'name'
  more: 'count'
  inLine: 'line' | 'problem'
  inCell: 'line' | 'column' | 'problem'
  missing: never
  badNumber: 'text'
  notAboveZero: 'text'
  negative: 'text'
  badTime: 'text'
  otherDates: never
  lowAboveHigh: never
  openOutside: never
  closeOutside: never
  notRising: never
  sameTime: never
  offGrid: never
  ambiguousDate: never
  columnTwice: never
  noRows: never
  oneRow: never
  tooManyRows: 'most'
  missingColumns: 'names'
  empty: never
  tooLarge: never
  unreadable: never
  notText: never
  'column.time': never
  'column.open': never
  'column.high': never
  'column.low': never
  'column.close': never
}>
export default texts
