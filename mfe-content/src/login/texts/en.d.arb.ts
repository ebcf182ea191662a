// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  submit: never
  incomplete: never
  invalid: never
  success: never
  demo: never
  demoText: never
  useDemo: never
  loggedInAs: 'email'
  toDashboard: never
  logout: never
  noAccount: never
  toRegistration: never
}>
export default texts
