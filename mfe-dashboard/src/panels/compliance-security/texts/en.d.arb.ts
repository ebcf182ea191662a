// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  checklist: never
  summary: 'good' | 'count'
  ok: never
  attention: never
  note: never
  twoFactor: never
  twoFactorState: 'state'
  twoFactorMeaning: never
  session: never
  sessionState: 'state' | 'minutes'
  sessionMeaning: never
  dataLocation: never
  dataLocationState: 'state'
  dataLocationMeaning: never
  changeInSettings: never
  logIn: never
  changeOf: 'action' | 'item'
  noCertificate: never
  yourData: never
  exportData: never
  exportMeaning: never
  exported: never
  eraseData: never
  eraseMeaning: never
  erased: never
}>
export default texts
