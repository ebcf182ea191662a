// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: 'job'
  intro: never
  generalJob: never
  formLabel: never
  name: never
  email: never
  message: never
  link: never
  linkHint: never
  submit: never
  problems: never
  nameMissing: never
  emailMissing: never
  emailInvalid: never
  messageMissing: never
  messageLong: never
  linkInvalid: never
  done: never
  doneText: never
  vacancy: never
  backToJobs: never
  unknownTitle: never
  unknownIntro: never
  jobAt: 'title' | 'location'
}>
export default texts
