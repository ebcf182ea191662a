import { isPair, type Pair } from '@aldergate/market'
import type { Decimal, Pounds } from './decimal'

/** A pair priced in pounds, which can be held and traded for pounds. */
export type GbpPair = Extract<Pair, `${string}/GBP`>

export type OrderSide = 'buy' | 'sell'

interface EntryFacts {
  /** Unique in the ledger and, where two tabs may write the same, the same in both. */
  id: string
  /** Epoch milliseconds; rises from entry to entry. */
  at: number
}

/** Money that was paid in. */
export interface OpeningCash extends EntryFacts {
  kind: 'openingCash'
  amount: Pounds
}

/** Units brought in, with the price paid for each. */
export interface OpeningHolding extends EntryFacts {
  kind: 'openingHolding'
  pair: GbpPair
  quantity: Decimal
  /** GBP per unit. */
  averageCost: Decimal
}

/** An executed order. */
export interface Fill extends EntryFacts {
  kind: 'fill'
  orderId: string
  pair: GbpPair
  side: OrderSide
  /** Units, above zero on either side. */
  quantity: Decimal
  /** GBP per unit: the price that the trader saw. */
  price: Decimal
  /** When the market stepped to that price, in epoch milliseconds. */
  pricedAt: number
  /** When the trader placed it, in epoch milliseconds; missing in old entries, and where an order had rested. */
  placedAt?: number
  /** Quantity times price, rounded to the penny: so much money moved, before the fee. */
  value: Pounds
  fee: Pounds
}

/** Reverses a fill, as if it had never happened. */
export interface Reversal extends EntryFacts {
  kind: 'reversal'
  fillId: string
}

/** Restarts from the opening entries: earlier trades no longer count. */
interface Reset extends EntryFacts {
  kind: 'reset'
}

/** The terms of an order that rests: a limit, a stop, or both, which is a limit that a stop wakes. */
export interface OrderTerms {
  /** Units, above zero. */
  quantity: Decimal
  /** GBP per unit: to be filled at this price or better. */
  limit?: Decimal
  /** GBP per unit: to be filled, or woken, once the market is at this price or worse. */
  stop?: Decimal
}

/** The role of an order that closes a position, which another order opens or which is held already. */
export type ExitRole = 'takeProfit' | 'stopLoss'

/** Places an order that rests, good till cancelled, until the market reaches its price. */
export interface OrderPlaced extends EntryFacts, OrderTerms {
  kind: 'order'
  orderId: string
  pair: GbpPair
  side: OrderSide
  role?: ExitRole
  /** The first filled order of a group cancels the others. */
  group?: string
  /** It becomes active once this order has been filled, and is cancelled if that never happens. */
  after?: string
}

/** Changes the terms of an open order from now on. */
export interface OrderAmended extends EntryFacts, OrderTerms {
  kind: 'amendment'
  orderId: string
}

/** The market has triggered a stop-limit order: from then on only the limit counts. */
interface OrderWoken extends EntryFacts {
  kind: 'waking'
  orderId: string
  /** When the market stepped to that price, in epoch milliseconds. */
  pricedAt: number
}

/** Why an order ended without a fill: cancelled by the trader, or lacking something when its price was reached. */
export type EndReason = 'trader' | 'cash' | 'equity' | 'units'

/** Ends an open order. One that was filled meanwhile, in another tab, stays filled. */
interface OrderEnded extends EntryFacts {
  kind: 'ending'
  orderId: string
  why: EndReason
}

export type OrderEntry = OrderPlaced | OrderAmended | OrderWoken | OrderEnded

const ORDER_KINDS: ReadonlySet<string> = new Set<OrderEntry['kind']>([
  'order',
  'amendment',
  'waking',
  'ending',
])

/** Whether an entry concerns an order only, without moving money or units. */
export function isOrderEntry(entry: LedgerEntry): entry is OrderEntry {
  return ORDER_KINDS.has(entry.kind)
}

export type LedgerEntry = OpeningCash | OpeningHolding | Fill | Reversal | Reset | OrderEntry

/** Append-only, oldest first. Either an array, or a list that shares its entries with the lists grown from it. */
export interface Ledger extends Iterable<LedgerEntry> {
  readonly length: number
  at(index: number): LedgerEntry | undefined
  slice(start?: number, end?: number): LedgerEntry[]
}

export function isGbpPair(text: string): text is GbpPair {
  return isPair(text) && text.endsWith('/GBP')
}

/** One order has one fill, whichever tab writes it. */
export function fillIdOf(orderId: string): string {
  return `fill ${orderId}`
}

/** One fill has one reversal, however often Undo is pressed. */
export function reversalIdOf(fillId: string): string {
  return `reversal of ${fillId}`
}

/** One order is placed, woken and ended once, whichever tab writes it; it may be amended often. */
export function orderEntryIdOf(kind: 'order' | 'waking' | 'ending', orderId: string): string {
  return `${kind} ${orderId}`
}
