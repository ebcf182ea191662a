import type { Fill } from '@aldergate/ledger'

const MINUTE_MS = 60_000

/** The length of ids that the app generates. */
const ORDER_ID_LENGTH = 32

/** Trades, one per minute after a moment in epoch milliseconds; every other one closes the previous. */
export function pastTrades(count: number, since: number): Fill[] {
  return Array.from({ length: count }, (_, index) => {
    const orderId = index.toString(16).padStart(ORDER_ID_LENGTH, '0')
    const at = since + (index + 1) * MINUTE_MS
    return {
      kind: 'fill',
      id: `fill ${orderId}`,
      at,
      orderId,
      pair: 'ETH/GBP',
      side: index % 2 === 0 ? 'buy' : 'sell',
      quantity: '0.01',
      price: '1500',
      pricedAt: at,
      value: '15.00',
      fee: '0.02',
    }
  })
}
