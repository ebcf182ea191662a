import { type PriceLine, type TradeMarker } from '@aldergate/shared/charts/PriceChart'
import { type Decimal } from '@aldergate/shared/ledger/decimal'
import { type GbpPair } from '@aldergate/shared/ledger/entry'
import { type PastFill } from '@aldergate/shared/ledger/live'

/** The fills of a pair that count, as arrows on its chart. */
export function tradeMarkers(fills: readonly PastFill[], pair: GbpPair): TradeMarker[] {
  return fills
    .filter((fill) => fill.pair === pair && !fill.isReversed)
    .map(({ id, at, side, price }) => ({ id, time: at, side, price: Number(price) }))
}

/** What was paid on average, as a line across the chart; none where nothing is held. */
export function costLines(averageCost: Decimal | undefined, label: string): PriceLine[] {
  if (averageCost === undefined) return []
  return [{ id: 'average cost', price: Number(averageCost), kind: 'entry', label }]
}
