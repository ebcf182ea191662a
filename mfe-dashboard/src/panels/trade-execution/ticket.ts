import {
  feeOf,
  type GbpPair,
  type OrderSide,
  type Pounds,
  pounds,
  quotedPrice,
  readQuantity,
  typedDecimal,
  valueOf,
  ZERO,
} from '@aldergate/ledger'
import { TRADE_TICKERS } from '@aldergate/market'
import type { DraftOrder } from '@aldergate/ledger/state'

/** The entries of the order ticket. */
export interface Ticket {
  /** New with every change: an id is filled only once, however often it is sent. */
  id: string
  pair: GbpPair
  /** As typed. */
  amount: string
  /** The side of the order that Enter places. */
  side: OrderSide
  /** The draft order that filled in the ticket, if one did. */
  draft?: Pick<DraftOrder, 'asked' | 'side' | 'price'>
  problem?: 'invalidAmount'
}

export function blankTicket(id: string): Ticket {
  return { id, pair: TRADE_TICKERS[0], amount: '', side: 'buy' }
}

/** The ticket as a draft order fills it in. */
export function draftedTicket(
  { pair, asked, side, amount = '', price }: DraftOrder,
  id: string,
): Ticket {
  return { id, pair, amount, side: side ?? 'buy', draft: { asked, side, price } }
}

/** One ticket may be bought and sold: these are two orders. */
export function orderIdOf({ id }: Pick<Ticket, 'id'>, side: OrderSide): string {
  return `${id} ${side}`
}

/** Why the typed amount cannot be traded, or `undefined` when it can. */
export function amountProblem(amount: string): 'invalidAmount' | undefined {
  return readQuantity(amount).problem === 'not-positive' ? 'invalidAmount' : undefined
}

interface OrderCost {
  /** Amount times unit price. */
  total: Pounds
  fee: Pounds
}

/** Returns the total and the fee of the order at the price on the screen: to the penny those of the fill. */
export function orderCost(
  { pair, amount }: Pick<Ticket, 'pair' | 'amount'>,
  price: number,
): OrderCost {
  const units = typedDecimal(amount) ?? ZERO
  const unitPrice = quotedPrice(pair, price)
  return { total: pounds(valueOf(units, unitPrice)), fee: pounds(feeOf(units, unitPrice)) }
}
