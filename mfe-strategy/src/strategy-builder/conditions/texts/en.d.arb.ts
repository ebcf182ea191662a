// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  settings: 'indicator'
  source: never
  notWhole: 'min' | 'max'
  outOfRange: 'min' | 'max'
  onlyAbove: never
  onlyBelow: never
  crossHint: never
  join: never
  all: never
  any: never
  anyIntro: never
  crossesAbove: 'indicator' | 'level'
  crossesBelow: 'indicator' | 'level'
  or: never
}>
export default texts
