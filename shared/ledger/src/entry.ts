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

export type LedgerEntry = OpeningCash | OpeningHolding | Fill | Reversal | Reset

/** Oldest first; entries are only ever added. */
export type Ledger = readonly LedgerEntry[]

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
