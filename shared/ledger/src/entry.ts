import { isPair, type Pair } from '@aldergate/market'
import type { Decimal, Pounds } from './decimal'

/** A pair whose price is in pounds, so that it can be held and traded for pounds. */
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

/** Units that were brought in, together with what was paid for each of them. */
export interface OpeningHolding extends EntryFacts {
  kind: 'openingHolding'
  pair: GbpPair
  quantity: Decimal
  /** GBP per unit. */
  averageCost: Decimal
}

/** An order that was carried out. */
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

/** Takes a fill back, as if it had never been. */
export interface Reversal extends EntryFacts {
  kind: 'reversal'
  fillId: string
}

/** Begins anew with the opening entries: what was traded before no longer counts. */
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

/** Begins an order that rests, good till cancelled, until the market comes to its price. */
export interface OrderPlaced extends EntryFacts, OrderTerms {
  kind: 'order'
  orderId: string
  pair: GbpPair
  side: OrderSide
  role?: ExitRole
  /** Of orders in one group the first that is filled cancels the others. */
  group?: string
  /** It rests only once this order has been filled, and is gone if it never will be. */
  after?: string
}

/** Gives an open order other terms, from now on. */
export interface OrderAmended extends EntryFacts, OrderTerms {
  kind: 'amendment'
  orderId: string
}

/** The market has come to the stop of an order with a limit: from then on the limit alone counts. */
interface OrderWoken extends EntryFacts {
  kind: 'waking'
  orderId: string
  /** When the market stepped to that price, in epoch milliseconds. */
  pricedAt: number
}

/** Why an order ended without a fill: its trader's wish, or what was missing when its price came. */
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

/** Whether an entry tells of an order only: no money and no units move by it. */
export function isOrderEntry(entry: LedgerEntry): entry is OrderEntry {
  return ORDER_KINDS.has(entry.kind)
}

export type LedgerEntry = OpeningCash | OpeningHolding | Fill | Reversal | Reset | OrderEntry

/**
 * Oldest first; entries are only ever added. An array is one, and so is a list that shares its entries
 * with what grew out of it.
 */
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
