import {
  type Decimal,
  type GbpPair,
  type OrderSide,
  type Position,
  quotedPrice,
} from '@aldergate/ledger'
import { type OrderRequest, type PriceField, readPrice } from '@aldergate/ledger/orders'
import { type Pair, poundPairOf, type Quote, reversedPrice } from '@aldergate/market'

export const ORDER_TYPES = ['limit', 'stop', 'stopLimit', 'market', 'exit'] as const

/** A market order is offered for its exits; `exit` closes a position. */
export type OrderType = (typeof ORDER_TYPES)[number]

export const TYPE_TEXTS = {
  limit: 'typeLimit',
  stop: 'typeStop',
  stopLimit: 'typeStopLimit',
  market: 'typeMarket',
  exit: 'typeExit',
} as const satisfies Record<OrderType, string>

/** The form as it is typed. */
export interface OrderForm extends Record<PriceField, string> {
  type: OrderType
  side: OrderSide
  quantity: string
}

export const EMPTY_FORM: OrderForm = {
  type: 'limit',
  side: 'buy',
  quantity: '',
  limit: '',
  stop: '',
  takeProfit: '',
  stopLoss: '',
}

/** An order at a price of any pair, as it is traded for pounds: to buy GBP/USD is to sell USD/GBP. */
export function limitAt(
  pair: Pair,
  side: OrderSide,
  price: number,
): { pair: GbpPair; form: Pick<OrderForm, 'type' | 'side' | 'limit'> } {
  const traded = poundPairOf(pair)
  const isTurned = traded !== pair
  const limit = quotedPrice(traded, isTurned ? reversedPrice(price) : price).toFixed()
  const buys = (side === 'buy') !== isTurned
  return { pair: traded, form: { type: 'limit', side: buys ? 'buy' : 'sell', limit } }
}

type EntryField = 'limit' | 'stop'

/** The prices that each type waits for. */
const ENTRIES: Record<OrderType, readonly EntryField[]> = {
  limit: ['limit'],
  stop: ['stop'],
  stopLimit: ['stop', 'limit'],
  market: [],
  exit: [],
}

/** The prices at which a position is closed: every type may have them. */
export const EXITS = ['takeProfit', 'stopLoss'] as const satisfies readonly PriceField[]

/** The entry prices of a type, in the order in which they are typed. */
export function fieldsOf(type: OrderType): readonly PriceField[] {
  return ENTRIES[type]
}

/** Whether a price is mandatory: an entry price is, an exit is optional. */
export function isNeeded(field: PriceField): boolean {
  return field === 'limit' || field === 'stop'
}

/** The type of an order with these prices; without any it is filled at once. */
export function typeOf({ limit, stop }: Partial<Record<EntryField, string>>): OrderType {
  if (stop !== undefined) return limit === undefined ? 'stop' : 'stopLimit'
  return limit === undefined ? 'market' : 'limit'
}

/**
 * The form with its effective side: an order that closes a position is on the opposite side of it, whichever was
 * pressed.
 */
export function meantForm<Form extends OrderForm>(
  form: Form,
  position: Pick<Position, 'isShort'> | undefined,
): Form {
  return form.type === 'exit' ? { ...form, side: position?.isShort ? 'buy' : 'sell' } : form
}

/** The fill price of the form's order: that of a quote, or the typed one once it is valid. */
export function entryPriceOf(
  { type, stop, limit }: OrderForm,
  pair: GbpPair,
  quote?: Quote,
): Decimal | undefined {
  if (quote) return quotedPrice(pair, quote.price).toFixed()
  return readPrice(pair, type === 'stop' ? stop : limit).value
}

/** Returns the order of the form: fields that its type lacks are dropped, whatever they contain. */
export function requestOf(form: OrderForm, pair: Pair, orderId: string): OrderRequest {
  const { side, quantity, type } = form
  const prices = Object.fromEntries(
    [...fieldsOf(type), ...EXITS].map((field) => [field, form[field]]),
  )
  return { orderId, pair, side, quantity, ...prices }
}
