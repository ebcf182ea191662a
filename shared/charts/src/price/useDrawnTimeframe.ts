import type { Candle, Pair, Timeframe } from '@aldergate/market'
import type { IndicatorSetting } from '@aldergate/market/indicators'
import { runInSlices } from '@aldergate/ui/data'
import { type Atom, useSetAtom } from 'jotai'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { makeColumnsAtom } from './indicatorColumns'

interface Asked {
  pair: Pair
  timeframe: Timeframe
  indicators: readonly IndicatorSetting[]
  /** The source of the candles, if not the market. */
  source: Atom<readonly Candle[]> | undefined
  isInSight: boolean
}

interface Drawn {
  pair: Pair
  timeframe: Timeframe
  /** The timeframe that was drawn before. */
  before: Timeframe
}

/**
 * Returns the timeframe to draw: the asked one once its candles are made in slices, and the last one until then. Nothing
 * is made for a chart that was never in sight: `undefined`. Another pair is drawn at once, because the old one's candles
 * say nothing of it.
 */
export function useDrawnTimeframe(asked: Asked): Timeframe | undefined {
  const { pair, timeframe, indicators, source, isInSight } = asked
  const makeColumns = useSetAtom(makeColumnsAtom)
  const first = { pair, timeframe, before: timeframe }
  const [drawn, setDrawn] = useState<Drawn | undefined>(() => (isInSight ? first : undefined))
  const isOther = drawn !== undefined && drawn.pair !== pair
  if (isOther) setDrawn(first)
  // A transition to another one cannot be taken back while it renders: the one before it is known as well.
  const isKnown = drawn?.timeframe === timeframe || drawn?.before === timeframe
  const isMade = isOther || source !== undefined || isKnown
  const isAwaited = !isMade && (drawn !== undefined || isInSight)

  // An indicator that comes while the candles are made ends nothing.
  const begin = useEffectEvent(() => makeColumns({ pair, timeframe, settings: indicators }))

  useEffect(() => {
    if (!isAwaited) return
    function* steps() {
      yield* begin()
      // A transition renders in slices, so the page stays responsive.
      startTransition(() =>
        setDrawn((last) => ({ pair, timeframe, before: last?.timeframe ?? timeframe })),
      )
    }
    return runInSlices(steps(), () => performance.now())
  }, [isAwaited, pair, timeframe])

  return isMade ? timeframe : drawn?.timeframe
}
