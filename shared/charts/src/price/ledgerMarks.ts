import type { Decimal, PastFill } from '@aldergate/ledger'
import type { Pair } from '@aldergate/market'
import type { PriceLine, TradeMarker } from './model'

/** The fills of a pair that count, as arrows on its chart. */
export function tradeMarkers(fills: readonly PastFill[], pair: Pair): TradeMarker[] {
  return fills
    .filter((fill) => fill.pair === pair && !fill.isReversed)
    .map(({ id, at, side, price }) => ({ id, time: at, side, price: Number(price) }))
}

/** What was paid on average, as a line across the chart; none where nothing is held. */
export function costLines(averageCost: Decimal | undefined, label: string): PriceLine[] {
  if (averageCost === undefined) return []
  return [{ id: 'average cost', price: Number(averageCost), kind: 'entry', label }]
}
