// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  filter: never
  allPlaces: never
  count: 'count'
  none: never
  showAll: never
  responsibilities: never
  requirements: never
  perks: never
  apply: 'title'
  generalHeading: never
  generalText: never
  generalLink: never
}>
export default texts
