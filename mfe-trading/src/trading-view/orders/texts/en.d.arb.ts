// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  orders: never
  newOrder: never
  side: never
  buy: never
  sell: never
  closes: 'side'
  type: never
  typeMarket: never
  typeLimit: never
  typeStop: never
  typeStopLimit: never
  typeExit: never
  quantity: 'unit'
  shareOf: 'source'
  max: never
  limit: never
  stop: never
  usePrice: never
  usePriceFor: 'field'
  takeProfit: never
  stopLoss: never
  optional: never
  wouldBring: 'amount' | 'from'
  measured: 'quantity' | 'unit' | 'from'
  closesNothing: never
  reserves: 'amount' | 'cash'
  costsNow: 'amount' | 'cash'
  brings: 'amount'
  sellsShort: 'quantity' | 'unit'
  held: 'quantity' | 'unit'
  heldShort: 'quantity' | 'unit'
  heldNone: 'unit'
  restNote: never
  place: 'side'
  placed: 'order' | 'price'
  filledAtOnce: 'order' | 'price'
  orderName: 'side' | 'quantity' | 'unit' | 'type'
  orderPriceName: 'order' | 'field'
  openOrders: never
  pastOrders: never
  showPast: 'count'
  shown: never
  allPairs: never
  noOrders: never
  order: never
  price: never
  distance: never
  result: never
  state: never
  stateActive: never
  stateWoken: never
  stateAfter: never
  change: never
  amend: never
  cancel: never
  amendOrder: 'order' | 'price'
  cancelOrder: 'order' | 'price'
  cancelAll: 'count'
  cancelAllQuestion: 'count'
  cancelThem: never
  save: never
  back: never
  amended: 'order' | 'price'
  cancelled: 'order' | 'price'
  cancelledAll: 'count'
  notAmended: 'why'
  ended: never
  endingFilled: never
  endingReplaced: never
  endingTrader: never
  endingCash: never
  endingEquity: never
  endingUnits: never
  notPriced: 'pair'
  whyQuantity: never
  whyTooLarge: never
  whyPrice: never
  whyPlaces: 'count'
  whySide: 'must' | 'price'
  whyNoPrice: never
  whyNoExit: never
  whyCash: 'needed' | 'cash'
  whyUnits: 'free' | 'unit' | 'reserved'
  whyNothing: 'quantity' | 'unit'
  whyOtherSide: 'side' | 'quantity' | 'unit'
  whyOpensNothing: 'side' | 'quantity' | 'unit'
  whyLarger: 'quantity' | 'unit'
  whyShort: 'shorts' | 'equity'
  whySmall: never
  whyMany: 'most' | 'open' | 'asked' | 'spare'
  whyGone: never
  whyWoken: never
  whyOff: never
  whyOtherMarket: never
  whyStale: never
}>
export default texts
