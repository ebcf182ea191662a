// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  formHeading: never
  name: never
  email: never
  message: never
  submit: never
  problems: never
  nameMissing: never
  emailMissing: never
  emailInvalid: never
  messageMissing: never
  messageLong: never
  done: never
  doneText: never
  office: never
  officeNote: never
  social: never
  socialNote: never
  elsewhere: never
  elsewhereText: never
  faqLink: never
  partners: never
  partnersText: never
}>
export default texts
