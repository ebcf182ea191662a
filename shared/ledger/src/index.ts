export { type Account, accountOf, type Position } from './account'
export { bookOf, cashEffect } from './book'
export { type Decimal, exact, exactNumber, pounds, type Pounds, sum, ZERO } from './decimal'
export {
  type Fill,
  type GbpPair,
  isGbpPair,
  type Ledger,
  type LedgerEntry,
  type OrderSide,
} from './entry'
export { fillOf, type MarketFacts, MAX_PRICE_AGE_MS, placeOrder } from './fill'
export { equityCurve, type EquityPoint, periodReturns, profitBetween } from './history'
export { LedgerSchema } from './ledgerSchema'
export { liveEntries, type LiveEntry, type PastFill } from './live'
export { isInOrder, mergeLedgers } from './merge'
export { OPENED_AT, OPENING_LEDGER } from './opening'
export type {
  Order,
  OrderResult,
  QuantityProblem,
  Refusal,
  ReversalRefusal,
  ReversalResult,
} from './order'
export { type Performance, performanceOf, type RoundTrip } from './performance'
export { normalQuantity, quantityProblem } from './quantity'
export { quotedPrice } from './quotedPrice'
export { reverseOrder, UNDO_MS } from './reversal'
export { feeOf, isFeeRight, valueOf } from './value'
