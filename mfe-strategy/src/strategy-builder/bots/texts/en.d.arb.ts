// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  heading: never
  intro: 'pair'
  amount: never
  badAmount: 'min' | 'max'
  deploy: never
  deployed: 'name' | 'pair'
  tooMany: never
  mend: never
  notInPounds: never
}>
export default texts
