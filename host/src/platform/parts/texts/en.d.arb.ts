// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  intro: 'release' | 'host'
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
  none: never
  overrides: never
  overridesText: never
  addressOf: 'remote'
  override: 'remote'
  notAnAddress: never
  notAllowed: 'places'
  usage: never
  usageText: never
  package: never
  uses: never
  history: never
  part: never
  allParts: never
  release: never
  what: never
  when: never
  who: never
  why: never
  remoteWithdrawn: 'remote'
  canaryFor: 'remote' | 'version' | 'percent'
  canaryEnded: 'remote'
  loading: never
  historyFailed: never
  historyFailedText: never
  historyEmpty: never
  signed: never
  unsigned: never
  laterUnsigned: never
  laterOld: never
  refusedUnsigned: 'release'
  refusedOld: 'release'
  touched: 'names'
  madeOf: never
  materialsLost: never
  commit: 'commit'
  commitDirty: 'commit'
  builtBy: 'node'
  packages: 'count'
  wholeList: never
}>
export default texts
