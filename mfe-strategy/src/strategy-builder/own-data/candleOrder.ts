import { type Bars, spacingOf } from '@aldergate/market/strategy'
import type { createCandleColumns } from './candleColumns'
import { type Gaps, gapsOf } from './gaps'
import { offGrid } from './grid'
import type { LineProblem } from './problem'

/** A file's candles, oldest first, and facts about them. */
export interface OrderedCandles {
  bars: Bars
  /** The time between two candles without a gap. */
  spacingMs: number
  gaps: Gaps
  hasVolume: boolean
  /** Whether the file had the newest candle first. */
  isReversed: boolean
}

/** Sorts candles and checks their times; `undefined` if it reported a problem. */
export function orderedCandles(
  candles: ReturnType<typeof createCandleColumns>,
  hasVolume: boolean,
  report: (problem: LineProblem) => void,
): OrderedCandles | undefined {
  const lines = candles.column('line')
  const times = timesOf(candles.column('dayFirst'), candles.column('monthFirst'), lines, report)
  if (!times) return undefined
  const bars = candles.bars(times)
  const isReversed = isFalling(times)
  if (isReversed) for (const column of [lines, ...Object.values(bars)]) column.reverse()

  const { time } = bars
  let isSound = true
  function fail(fault: LineProblem['fault'], bar: number) {
    isSound = false
    report({ fault, line: lines[bar] as number })
  }
  for (let bar = 1; bar < time.length; bar += 1) {
    const step = (time[bar] as number) - (time[bar - 1] as number)
    if (step <= 0) fail(step === 0 ? 'sameTime' : 'notRising', bar)
  }
  if (!isSound) return undefined

  const spacingMs = spacingOf(time)
  for (const bar of offGrid(time, spacingMs)) fail('offGrid', bar)
  if (!isSound) return undefined
  return { bars, spacingMs, gaps: gapsOf(time, spacingMs), hasVolume, isReversed }
}

/**
 * Returns the times, deciding from all lines whether day or month comes first. Reports the line that leaves it open or
 * contradicts the others; then there are no times.
 */
function timesOf(
  dayFirst: Float64Array,
  monthFirst: Float64Array,
  lines: Float64Array,
  report: (problem: LineProblem) => void,
): Float64Array | undefined {
  const noDay = dayFirst.findIndex(Number.isNaN)
  const noMonth = monthFirst.findIndex(Number.isNaN)
  if (noDay < 0 && noMonth < 0) {
    const either = dayFirst.findIndex((time, place) => time !== monthFirst[place])
    if (either < 0) return dayFirst
    report({ fault: 'ambiguousDate', line: lines[either] as number })
    return undefined
  }
  if (noDay >= 0 && noMonth >= 0) {
    // The later line contradicts the lines before it.
    report({ fault: 'otherDates', line: lines[Math.max(noDay, noMonth)] as number })
    return undefined
  }
  return noDay < 0 ? dayFirst : monthFirst
}

function isFalling(times: Float64Array): boolean {
  return times.every((time, place) => place === 0 || time < (times[place - 1] as number))
}
