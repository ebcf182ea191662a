// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  composition: 'name'
  tooNew: 'remote' | 'contract' | 'known'
  unreadable: 'remote' | 'place'
}>
export default texts
