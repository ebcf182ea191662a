// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  'account.email': never
  'account.password': never
}>
export default texts
