// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  description: never
  intro: 'release' | 'host'
  live: never
  canary: never
  isCanary: 'percent'
  hasCanary: 'percent' | 'version'
  leftOut: never
  version: 'version'
  contract: 'contract'
  pagesOf: 'remote'
  pages: 'count'
  none: never
  tooNew: 'remote' | 'contract' | 'known'
  unreadable: 'remote' | 'place'
}>
export default texts
