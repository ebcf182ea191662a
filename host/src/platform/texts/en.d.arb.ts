// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  description: never
  composition: 'name'
  failed: never
  tooNew: 'remote' | 'contract' | 'known'
  unreadable: 'remote' | 'place'
}>
export default texts
