// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  newVersion: 'page'
  newProduct: 'product'
  withdrawn: 'page'
  showNewVersion: never
  closePage: never
  showLater: never
  reload: never
}>
export default texts
