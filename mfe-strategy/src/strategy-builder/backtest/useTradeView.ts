import type { Candle } from '@aldergate/market'
import { type BarWindow, storedCandles } from '@aldergate/market/strategy'
import { logFailure } from '@aldergate/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FinishedRun } from './finishedRun'
import { windowAround } from './tradeWindow'

/** The candles around a trade of a run. */
export interface TradeView {
  /** The index of the trade. */
  place: number
  window: BarWindow
  candles: readonly Candle[]
}

type Reading =
  { status: 'reading' } | { status: 'failed' } | { status: 'read'; of: Run; view: TradeView }

type Run = Pick<FinishedRun, 'bars' | 'trades'>

/** Reads the candles around a trade, once they are wanted. The previous candles stay until the new ones are loaded. */
export function useTradeView({ bars, trades }: Run, place: number, isWanted: boolean) {
  const [reading, setReading] = useState<Reading>({ status: 'reading' })
  const [attempt, setAttempt] = useState(1)
  const isOfRun = reading.status === 'read' && reading.of.bars === bars
  const before = isOfRun ? reading.view : undefined

  const candlesOf = useEffectEvent(async (window: BarWindow) => {
    const isThere = before && isSame(before.window, window)
    return isThere ? before.candles : await storedCandles(bars, window)
  })

  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const [entryBar, exitBar] = [Number(trades.entryBar[place]), Number(trades.exitBar[place])]
    const window = windowAround(entryBar, exitBar, bars.count)
    candlesOf(window).then(
      (candles) => {
        if (isOver) return
        setReading({ status: 'read', of: { bars, trades }, view: { place, window, candles } })
      },
      (cause: unknown) => {
        if (isOver) return
        logFailure('The candles of a backtest could not be read.', cause)
        setReading({ status: 'failed' })
      },
    )
    return () => {
      isOver = true
    }
  }, [bars, trades, place, isWanted, attempt])

  return {
    view: before,
    hasFailed: reading.status === 'failed',
    retry() {
      setReading({ status: 'reading' })
      setAttempt((count) => count + 1)
    },
  }
}

function isSame(one: BarWindow, other: BarWindow): boolean {
  return one.from === other.from && one.until === other.until && one.each === other.each
}
