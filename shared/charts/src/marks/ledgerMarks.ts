import type { Decimal, OrderSide, PastFill } from '@aldergate/ledger'
import { type Pair, poundPairOf, reversedPrice } from '@aldergate/market'
import type { PriceLine, TradeMarker } from '../price/model/priceChartModel'

const OPPOSITE = { buy: 'sell', sell: 'buy' } as const satisfies Record<OrderSide, OrderSide>

/** The effective fills of a pair as arrows on its chart: buying dollars appears as selling GBP/USD. */
export function tradeMarkers(fills: readonly PastFill[], pair: Pair): TradeMarker[] {
  const traded = poundPairOf(pair)
  return fills
    .filter((fill) => fill.pair === traded && !fill.isReversed)
    .map(({ id, at, side, price }) => ({
      id,
      time: at,
      side: traded === pair ? side : OPPOSITE[side],
      price: priceOn(pair, price),
    }))
}

/** Returns the average cost as a line across a pair's chart; none without a position. */
export function costLines(
  averageCost: Decimal | undefined,
  label: string,
  pair: Pair,
): PriceLine[] {
  if (averageCost === undefined) return []
  return [{ id: 'average cost', price: priceOn(pair, averageCost), kind: 'entry', label }]
}

/** A price in pounds in the unit of the pair's chart. */
function priceOn(pair: Pair, gbp: Decimal): number {
  return poundPairOf(pair) === pair ? Number(gbp) : reversedPrice(Number(gbp))
}
