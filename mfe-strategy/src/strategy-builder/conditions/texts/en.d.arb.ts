// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  own: never
  ownIndicator: 'name' | 'period'
  settings: 'indicator'
  source: never
  notWhole: 'min' | 'max'
  outOfRange: 'min' | 'max'
  onlyAbove: never
  onlyBelow: never
  crossHint: never
  cumulative: 'indicator'
  join: never
  all: never
  any: never
  anyIntro: never
  full: 'most'
  crossesAbove: 'indicator' | 'level'
  crossesBelow: 'indicator' | 'level'
  or: never
}>
export default texts
