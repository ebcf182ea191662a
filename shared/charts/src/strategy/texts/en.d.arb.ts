// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  and: never
  or: never
  crossesAbove: never
  crossesBelow: never
  'price.open': never
  'price.high': never
  'price.low': never
  'price.close': never
  lineOf: 'indicator' | 'line'
  onTimeframe: 'term' | 'timeframe'
  'entry.long': 'rule'
  'entry.short': 'rule'
  'exit.long': 'rule'
  'exit.short': 'rule'
  problemAt: 'line' | 'column' | 'problem'
  unknownTerm: 'word'
  wrongParameters: 'indicator' | 'parameters'
  noParameters: 'indicator'
  parameterRange: 'name' | 'min' | 'max'
  unknownLine: 'indicator' | 'word' | 'lines'
  unknownTimeframe: 'word' | 'timeframes'
  finerTimeframe: 'word'
  expectedTerm: never
  expectedOperator: 'operators'
  expectedClosing: never
  expectedEnd: 'word'
  tooMany: 'most'
  tooDeep: 'most'
  unknownLineOfBlock: 'word' | 'beginnings'
  twice: never
  noTimeframe: never
  noEntry: never
  noEnd: never
}>
export default texts
