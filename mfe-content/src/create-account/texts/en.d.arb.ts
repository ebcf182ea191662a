// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  username: never
  confirmPassword: never
  submit: never
  incomplete: never
  mismatch: never
  created: never
  createdNote: never
  toLogin: never
  haveAccount: never
  'strength.advice': never
  'strength.weak': never
  'strength.fair': never
  'strength.strong': never
}>
export default texts
