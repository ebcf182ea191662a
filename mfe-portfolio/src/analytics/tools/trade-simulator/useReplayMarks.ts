import type { PriceLine, TradeMarker } from '@aldergate/charts/price'
import type { Fill } from '@aldergate/ledger'
import { TIMEFRAME_MS } from '@aldergate/market'
import { useMemo } from 'react'
import { type Replay, standingOf } from './replay'
import { useText } from './texts'

/** The replay's trades as arrows at their bars, and what is held as a line. */
export function useReplayMarks(replay: Replay): {
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
} {
  const t = useText()
  const { ledger, timeframe } = replay
  const [position] = standingOf(replay).positions
  const averageCost = position && Number(position.averageCost)
  const label = t('averageCost')

  return useMemo(
    () => ({
      markers: ledger
        .slice()
        .filter((entry): entry is Fill => entry.kind === 'fill')
        .map(({ id, at, side, price }) => ({
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
