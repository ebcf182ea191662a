// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  intro: 'release' | 'host'
  signed: never
  unsigned: never
  laterUnsigned: never
  laterOld: never
  live: never
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
  none: never
  journey: 'name' | 'release'
  journeyHost: 'host'
  journeyLost: 'name'
  backToToday: never
  refusedUnsigned: 'release'
  refusedOld: 'release'
  madeOf: never
  materialsLost: never
  commit: 'commit'
  commitDirty: 'commit'
  builtBy: 'node'
  packages: 'count'
  wholeList: never
}>
export default texts
