// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  ticket: never
  ticker: never
  amount: never
  unitPrice: never
  total: never
  feeAndEnter: 'fee' | 'side'
  sellsShort: 'quantity' | 'pair'
  buy: never
  sell: never
  reset: never
  invalidAmount: never
  orderAlert: 'side' | 'amount' | 'pair' | 'total'
  filled: 'side' | 'quantity' | 'pair' | 'price' | 'value' | 'fee'
  repeated: never
  undo: never
  undoSeconds: never
  undone: 'side' | 'quantity' | 'pair'
  undoTooLate: never
  undoSuperseded: 'pair'
  undoNoCash: never
  undoReserved: never
  undoUnknown: never
  notFilledCash: 'needed' | 'fee' | 'cash'
  notFilledReservedCash: 'needed' | 'fee' | 'cash' | 'reserved'
  notFilledReservedUnits: 'reserved' | 'pair' | 'free'
  notFilledShort: 'shorts' | 'equity'
  notFilledStale: 'seconds'
  notFilledPaused: 'seconds'
  notFilledNotQuoted: never
  notFilledOff: never
  notFilledOtherMarket: never
  notFilledSmall: never
  notFilledPlaces: never
  notFilledLarge: never
  notFilledPair: 'pair'
  draft: 'side'
  draftOpen: never
  draftPrice: 'price'
  position: 'pair'
  held: never
  owed: never
  short: never
  averageCost: never
  value: never
  unrealised: never
  cash: never
  noPosition: 'pair'
  noExternalChart: 'pair'
  expand: never
  draftReversed: 'side' | 'asked' | 'pair'
  close: never
}>
export default texts
