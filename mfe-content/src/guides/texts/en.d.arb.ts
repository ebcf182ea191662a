// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  bids: never
  asks: never
  bookTitle: never
  bookCaption: never
  spread: never
  stakeTitle: never
  stakeCaption: never
  stakeSize: 'size'
  entry: never
  stop: 'percent'
}>
export default texts
