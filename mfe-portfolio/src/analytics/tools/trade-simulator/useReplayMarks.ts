import type { PriceLine, TradeMarker } from '@aldergate/charts/price'
import { TIMEFRAME_MS } from '@aldergate/market'
import { useMemo } from 'react'
import { averagePrice, fillsOf, type Replay, standingOf } from './replay'
import { useText } from './texts'

/** The replay's trades as arrows at their bars, and the open position as a line. */
export function useReplayMarks(replay: Replay): {
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
} {
  const t = useText()
  const { ledger, timeframe } = replay
  const [position] = standingOf(replay).positions
  const averageCost = position && averagePrice(replay)
  const label = t('averageCost')

  return useMemo(
    () => ({
      markers: fillsOf({ ledger }).map(({ id, at, side, price }) => ({
        id,
        // A bar's close has the time at which the next bar begins.
        time: at - TIMEFRAME_MS[timeframe],
        side,
        price: Number(price),
      })),
      lines:
        averageCost === undefined
          ? []
          : [{ id: 'average cost', price: averageCost, kind: 'entry' as const, label }],
    }),
    [ledger, timeframe, averageCost, label],
  )
}
