// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  priceAlert: 'pair'
  alertAbove: 'pair' | 'level' | 'now'
  alertBelow: 'pair' | 'level' | 'now'
  alertRisen: 'pair' | 'percent' | 'now'
  alertFallen: 'pair' | 'percent' | 'now'
  alertRsiAbove: 'pair' | 'period' | 'timeframe' | 'level' | 'value'
  alertRsiBelow: 'pair' | 'period' | 'timeframe' | 'level' | 'value'
  orderFilled: never
  bought: 'quantity' | 'pair' | 'price'
  sold: 'quantity' | 'pair' | 'price'
  orderUndone: never
  fillUndone: 'quantity' | 'pair'
  orderEnded: never
  endedForCash: 'pair'
  endedForEquity: 'pair'
  endedForUnits: 'pair'
  botsFailed: never
  keepOffer: never
  keepOfferText: never
  keepOfferWithBots: never
  keep: never
  notNow: never
  keepDone: never
  otherMarket: never
  otherMarketText: never
  backToYourMarket: never
  close: never
  keptCorrupt: 'parts'
  keptNewer: 'parts'
  keptBlocked: never
  keptFull: never
}>
export default texts
