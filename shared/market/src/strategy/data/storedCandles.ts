import type { Candle } from '../../candles'
import { type Bars, loadedBars, type StoredBars } from '../bars'

/** A range of bar indices, aggregated to candles of `each` bars. */
export interface BarWindow {
  from: number
  until: number
  each: number
}

/** The number of bars read at once: aggregating them takes the page a few milliseconds. */
const AT_ONCE = 50_000

/**
 * Reads stored bars as candles in chunks, so that the page stays responsive. Rejects when they can no longer be read.
 */
export async function storedCandles(
  stored: StoredBars,
  { from, until, each }: BarWindow,
): Promise<Candle[]> {
  const candles: Candle[] = []
  const atOnce = Math.ceil(AT_ONCE / each) * each
  for (let start = from; start < until; start += atOnce) {
    const bars = await loadedBars(stored, start, Math.min(until, start + atOnce))
    const { length } = bars.time
    for (let bar = 0; bar < length; bar += each) {
      candles.push(summed(bars, bar, Math.min(length, bar + each)))
    }
  }
  return candles
}

function summed({ time, open, high, low, close, volume }: Bars, from: number, until: number) {
  const candle: Candle = {
    time: Number(time[from]),
    open: Number(open[from]),
    high: Number(high[from]),
    low: Number(low[from]),
    close: Number(close[until - 1]),
    volume: 0,
  }
  for (let bar = from; bar < until; bar += 1) {
    candle.high = Math.max(candle.high, Number(high[bar]))
    candle.low = Math.min(candle.low, Number(low[bar]))
    candle.volume += Number(volume[bar])
  }
  return candle
}
