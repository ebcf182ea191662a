// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  allow: never
  default: never
  granted: never
  denied: never
  unsupported: never
}>
export default texts
