// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  description: never
  intro: 'release' | 'host'
  composition: 'name'
  live: never
  preview: never
  overridden: never
  canary: never
  isCanary: 'percent'
  hasCanary: 'percent' | 'version'
  standsIn: 'path' | 'version'
  leftOut: never
  version: 'version'
  contract: 'contract'
  pagesOf: 'remote'
  pages: 'count'
  loadedIn: 'ms'
  notLoaded: never
  takes: never
  lastFailure: never
  detailsFailed: never
  none: never
  tooNew: 'remote' | 'contract' | 'known'
  unreadable: 'remote' | 'place'
}>
export default texts
