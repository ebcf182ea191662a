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
}

interface Drawn {
  pair: Pair
  timeframe: Timeframe
  /** The timeframe that was drawn before. */
  before: Timeframe
}

/**
 * Returns the timeframe to draw: the asked one once its candles are made in slices, and the last one until then. A
 * first chart, and so one of another pair, has nothing to show meanwhile: it is drawn at once.
 */
export function useDrawnTimeframe({ pair, timeframe, indicators, source }: Asked): Timeframe {
  const makeColumns = useSetAtom(makeColumnsAtom)
  const [drawn, setDrawn] = useState<Drawn>({ pair, timeframe, before: timeframe })
  const isFirst = drawn.pair !== pair
  if (isFirst) setDrawn({ pair, timeframe, before: timeframe })
  // A transition to another one cannot be taken back while it renders: the one before it is known as well.
  const isKnown = drawn.timeframe === timeframe || drawn.before === timeframe
  const isMade = isFirst || source !== undefined || isKnown

  // An indicator that comes while the candles are made ends nothing.
  const begin = useEffectEvent(() => makeColumns({ pair, timeframe, settings: indicators }))

  useEffect(() => {
    if (isMade) return
    function* steps() {
      yield* begin()
      // A transition renders in slices, so the page stays responsive.
      startTransition(() => setDrawn((last) => ({ pair, timeframe, before: last.timeframe })))
    }
    return runInSlices(steps(), () => performance.now())
  }, [isMade, pair, timeframe])

  return isMade ? timeframe : drawn.timeframe
}
