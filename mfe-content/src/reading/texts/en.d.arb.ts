// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  contents: never
  print: never
  updated: 'date'
  minutes: 'count'
  linkTo: 'heading'
  useful: never
  usefulOf: 'heading'
  yes: never
  no: never
  noted: never
}>
export default texts
