// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  wallet: never
  noWallet: never
  notConnected: never
  asks: never
  connect: never
  asking: 'wallet'
  cancel: never
  browserWallet: never
  chooseWallet: never
  walletsFound: 'count'
  declined: never
  waiting: never
  failed: never
  noAccount: never
  withdrawn: never
  lost: never
  address: never
  copyAddress: never
  addressCopied: never
  chain: never
  chainOf: 'name' | 'id'
  unknownChain: 'id'
  totalValue: never
  reading: never
  unknownBalance: never
  retry: never
  valueInPounds: 'pounds' | 'rate'
  testCoins: never
  noRate: never
  coin: never
  disconnect: never
  nfts: never
  pictureMissing: never
}>
export default texts
