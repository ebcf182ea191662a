import { type Candle, candlesOf, firstStepFrom, joined } from './candles'
import { stepTime } from './opening'
import type { PricePath } from './pricePath'
import { periodStart, type Timeframe, TIMEFRAME_MS } from './timeframes'

/** Candles, and the step up to which they include the prices. */
export interface CandleSeries {
  candles: readonly Candle[]
  path: PricePath
  step: number
}

/** A step takes some ten nanoseconds, so a piece is about a millisecond. */
const PIECE_STEPS = 100_000

/**
 * The candles of the newest `count` periods at a step. Given the previous series, it only processes the steps since
 * then, and closed candles remain the same objects.
 */
export function nextCandleSeries(
  series: CandleSeries | undefined,
  path: PricePath,
  step: number,
  timeframe: Timeframe,
  count: number,
): CandleSeries {
  const pieces = candleSeriesInPieces(series, path, step, timeframe, count)
  let piece = pieces.next()
  while (!piece.done) piece = pieces.next()
  return piece.value
}

/** The same in pieces, for pages that have to answer meanwhile: 500 days are fourteen million steps. */
export function* candleSeriesInPieces(
  series: CandleSeries | undefined,
  path: PricePath,
  step: number,
  timeframe: Timeframe,
  count: number,
): Generator<void, CandleSeries> {
  const newest = periodStart(stepTime(path.opening, step), timeframe)
  const oldest = newest - (count - 1) * TIMEFRAME_MS[timeframe]
  const isBegun = series?.path === path && series.step <= step && isKnown(series, oldest)
  let candles = isBegun ? series.candles : []
  let from = isBegun ? series.step + 1 : firstStepFrom(path, oldest)
  for (; from + PIECE_STEPS <= step; from += PIECE_STEPS) {
    candles = continued(candles, candlesOf(path, timeframe, from, from + PIECE_STEPS - 1))
    yield
  }
  candles = continued(candles, candlesOf(path, timeframe, from, step))
  return { candles: candles.filter(({ time }) => time >= oldest), path, step }
}

/** Whether the series reaches back far enough to be continued: not after the page has slept for long. */
function isKnown({ candles }: CandleSeries, oldest: number): boolean {
  const last = candles.at(-1)
  return last !== undefined && last.time >= oldest
}

function continued(candles: readonly Candle[], later: readonly Candle[]): Candle[] {
  const [last, first] = [candles.at(-1), later[0]]
  if (!last || !first) return [...candles, ...later]
  return last.time === first.time
    ? [...candles.slice(0, -1), joined(last, first), ...later.slice(1)]
    : [...candles, ...later]
}
