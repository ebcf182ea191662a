// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  keys: never
  key: never
  holds: never
  'holds.choice': never
  'holds.damaged': never
  'holds.browser': never
  'holds.goodVersions': never
  'holds.newest': never
  hosts: never
  host: never
  contact: never
  purpose: never
  'contact.frame': never
  'contact.link': never
  'purpose.chart': never
  'purpose.provider': never
  'purpose.social': never
  'purpose.partner': never
}>
export default texts
