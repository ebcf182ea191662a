import { candlesOf, firstStepFrom } from '../../candles'
import { stepTime } from '../../opening'
import type { PricePath } from '../../pricePath'
import { periodStart, type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, emptyBars } from '../bars'

/** The number of steps between two progress reports: a few milliseconds. */
const STEPS_AT_ONCE = 400_000

/**
 * The newest `count` closed bars of the simulated market before a step. `onProgress` receives the progress, from 0 to
 * 1.
 */
export function marketBars(
  path: PricePath,
  timeframe: Timeframe,
  step: number,
  count: number,
  onProgress: (share: number) => void = () => undefined,
): Bars {
  const barMs = TIMEFRAME_MS[timeframe]
  const end = periodStart(stepTime(path.opening, step + 1), timeframe)
  const bars = emptyBars(count)
  const atOnce = Math.max(1, Math.floor(STEPS_AT_ONCE / (barMs / stepMs(path))))
  for (let made = 0; made < count;) {
    const until = Math.min(count, made + atOnce)
    const from = end - (count - made) * barMs
    const first = firstStepFrom(path, from)
    const last = firstStepFrom(path, end - (count - until) * barMs) - 1
    candlesOf(path, timeframe, first, last).forEach((candle, index) => {
      const bar = made + index
      bars.time[bar] = candle.time
      bars.open[bar] = candle.open
      bars.high[bar] = candle.high
      bars.low[bar] = candle.low
      bars.close[bar] = candle.close
      bars.volume[bar] = candle.volume
    })
    made = until
    onProgress(made / count)
  }
  return bars
}

function stepMs({ opening }: PricePath): number {
  return stepTime(opening, 1) - stepTime(opening, 0)
}
