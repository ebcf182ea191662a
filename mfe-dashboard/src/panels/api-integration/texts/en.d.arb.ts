// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  permissions: never
  enabled: never
  disabled: never
  readMarketData: never
  readMarketDataReason: never
  placeTrades: never
  placeTradesReason: never
  manageAccount: never
  manageAccountReason: never
  secret: never
  secretMasked: never
  holdToReveal: never
  holdHint: never
  generateKey: never
  noKeys: never
  sampleRequest: never
  endpoint: never
  copySample: never
  sampleCopied: never
  notAnswered: never
  apiDocs: never
}>
export default texts
