// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  caption: never
  symbol: never
  score: never
  mentions: never
  positive: 'count'
  negative: 'count'
  total: 'count'
  fewMentions: never
  trend: never
  scoresOf: 'symbol'
  up: never
  down: never
  neutral: never
  note: 'few'
}>
export default texts
