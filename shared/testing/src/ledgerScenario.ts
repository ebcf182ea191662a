import {
  type GbpPair,
  type Ledger,
  type MarketFacts,
  OPENING_LEDGER,
  type Order,
  type OrderResult,
  placeOrder,
} from '@aldergate/ledger'
import { PAIRS } from '@aldergate/market'

export const NOON = Date.UTC(2026, 5, 1, 12)

/** A market that has just stepped to these prices; the other pairs have their default prices. */
export function marketOf(prices: Partial<Record<GbpPair, number>> = {}, now = NOON): MarketFacts {
  const priceOf = (pair: GbpPair) => prices[pair] ?? PAIRS[pair].price
  return {
    now,
    steppedAt: now,
    priceOf,
    recentPricesOf: (pair) => [priceOf(pair)],
  }
}

/** An order at the market's price, as a ticket sends it. */
export function orderOf(
  change: Partial<Order> & Pick<Order, 'orderId'>,
  market: MarketFacts = marketOf(),
): Order {
  const order = { pair: 'BTC/GBP', side: 'buy', quantity: '1', ...change } as const
  const price = market.priceOf(order.pair as GbpPair)
  return { price, pricedAt: market.steppedAt, ...order }
}

/** A ledger with these bitcoin trades, a second apart: `'+1 @ 100'` buys, `'-1 @ 100'` sells. */
export function traded(...trades: string[]): Ledger {
  return tradedAfter(OPENING_LEDGER.slice(0, 1), ...trades)
}

export function tradedAfter(ledger: Ledger, ...trades: string[]): Ledger {
  return trades.reduce((before, trade, index) => {
    const [signed = '', price] = trade.split(' @ ')
    const market = marketOf({ 'BTC/GBP': Number(price) }, NOON + index * 1_000)
    const orderId = `order ${index + 1}`
    const side = signed.startsWith('-') ? 'sell' : 'buy'
    const order = orderOf({ orderId, side, quantity: signed.slice(1) }, market)
    return [...before, filled(placeOrder(before, order, market))]
  }, ledger)
}

export function filled(result: OrderResult) {
  if (result.status !== 'filled') throw new Error(`Not filled: ${JSON.stringify(result)}`)
  return result.fill
}
