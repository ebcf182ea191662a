export { type Account, accountOf, type Position } from './account'
export { type Bot, botName, MAX_BOT_NAME, MAX_BOTS } from './bot'
export { cashEffect } from './book'
export { closingOrder } from './closingOrder'
export { type Decimal, exact, exactNumber, pounds, type Pounds, sum, ZERO } from './decimal'
export {
  type EndReason,
  type ExitRole,
  type Fill,
  type GbpPair,
  isGbpPair,
  type Ledger,
  type LedgerEntry,
  type OrderSide,
} from './entry'
export { foldOf, withEntry } from './fold'
export { fillOf, type MarketFacts, MAX_PRICE_AGE_MS, placeOrder } from './fill'
export type { GrowingList } from './growingList'
export { equityCurve, type EquityPoint, periodReturns, profitBetween } from './history'
export type { LiveEntry, PastFill } from './live'
export { isInOrder, mergeLedgers } from './merge'
export { OPENED_AT, OPENING_LEDGER } from './opening'
export type { Order, OrderResult, Refusal, ReversalRefusal, ReversalResult } from './order'
export { type Performance, performanceOf } from './performance'
export { readQuantity, tradableQuantity } from './quantity'
export type { AskedDraft } from './poundDraft'
export { quotedPrice } from './quotedPrice'
export type { RoundTrip } from './roundTrip'
export { freeUnits, soldShort } from './soldShort'
export { reverseOrder, UNDO_MS } from './reversal'
export { type NumberProblem, typedDecimal } from './typedDecimal'
export { FEE_SHARE, feeOf, isFeeRight, valueOf } from './value'
