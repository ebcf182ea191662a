import { isPair } from '@aldergate/market'
import type { Order } from '@aldergate/ledger'
import { newOrderId } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import type { Store } from 'jotai'

export interface SampleOrder extends Pick<Order, 'pair' | 'side' | 'quantity'> {
  name: string
  ageMs?: number
  /** Sends a price that the market did not show. */
  wrongPrice?: boolean
  isSentTwice?: boolean
}

/** Orders of every kind that the engine fills, and of every kind that it refuses. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  { name: 'Buy 0.1 BTC', pair: 'BTC/GBP', side: 'buy', quantity: '0.1' },
  { name: 'Sell 0.1 BTC', pair: 'BTC/GBP', side: 'sell', quantity: '0.1' },
  { name: 'Sell 1 BTC (short)', pair: 'BTC/GBP', side: 'sell', quantity: '1' },
  { name: 'Buy 1 BTC (cover)', pair: 'BTC/GBP', side: 'buy', quantity: '1' },
  { name: 'Buy 3 DOT', pair: 'DOT/GBP', side: 'buy', quantity: '3' },
  { name: 'Sell 1 DOT (a third)', pair: 'DOT/GBP', side: 'sell', quantity: '1' },
  {
    name: 'Buy 12,345,678.12345678 SHIB',
    pair: 'SHIB/GBP',
    side: 'buy',
    quantity: '12345678.12345678',
  },
  { name: 'Twice the same id', pair: 'ADA/GBP', side: 'buy', quantity: '10', isSentTwice: true },
  { name: 'Beyond the cash', pair: 'BTC/GBP', side: 'buy', quantity: '100' },
  { name: 'Short beyond equity', pair: 'BTC/GBP', side: 'sell', quantity: '100' },
  { name: 'Price of 11 s ago', pair: 'BTC/GBP', side: 'buy', quantity: '0.1', ageMs: 11_000 },
  { name: 'A price never quoted', pair: 'BTC/GBP', side: 'buy', quantity: '0.1', wrongPrice: true },
  { name: 'Nothing', pair: 'BTC/GBP', side: 'buy', quantity: '0' },
  { name: 'Nine decimals', pair: 'BTC/GBP', side: 'buy', quantity: '0.123456789' },
  { name: 'Too many', pair: 'SHIB/GBP', side: 'buy', quantity: '1e13' },
  { name: 'Less than a penny', pair: 'SHIB/GBP', side: 'buy', quantity: '1' },
  { name: 'GBP/USD', pair: 'GBP/USD', side: 'buy', quantity: '1' },
  { name: 'Unknown pair', pair: 'NIL/GBP', side: 'buy', quantity: '1' },
]

export function orderNow(store: Store, sample: SampleOrder): Order {
  const { pair, side, quantity, ageMs = 0, wrongPrice } = sample
  const quoted = store.get(quoteAtom(isPair(pair) ? pair : 'BTC/GBP')).price
  return {
    orderId: newOrderId(),
    pair,
    side,
    quantity,
    price: wrongPrice ? quoted * 2 : quoted,
    pricedAt: store.get(marketSteppedAtAtom) - ageMs,
  }
}
