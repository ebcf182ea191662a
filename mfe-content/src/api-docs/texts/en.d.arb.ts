// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  notOffered: never
  notOfferedText: never
  limits: never
  limitsText: never
  credentialsText: never
  toPanel: never
  parameters: never
  name: never
  place: never
  meaning: never
  sampleRequest: never
  sampleResponse: never
  sampleOf: 'sample' | 'endpoint'
  copy: never
  copyOf: 'sample' | 'endpoint'
  copied: 'sample'
  copyFailed: never
}>
export default texts
