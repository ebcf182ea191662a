import { stepAt } from '../../opening'
import { pairDecimals } from '../../pairs'
import { pricePath } from '../../pricePath'
import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, loadedBars } from '../bars'
import { fittedBars } from '../data/fit'
import { marketBars } from '../data/marketBars'
import type { BacktestData } from './protocol'

/** The share of the work on the market's bars that the minutes within them take, if requested. */
const SHARE_OF_MINUTES = 0.5

export interface Prepared {
  bars: Bars
  /** The minutes within them, where these decide. */
  finer: Bars | undefined
  /** The displayed decimals of the market's prices; for other data they depend on the magnitude. */
  decimals?: number
}

/** Prepares the bars for testing a strategy, and reports its progress, from 0 to 1. */
export async function prepare(
  data: BacktestData,
  timeframe: Timeframe,
  decidesByMinutes: boolean,
  onProgress: (share: number) => void,
): Promise<Prepared> {
  if (data.from === 'store') {
    const fitted = fittedBars(await loadedBars(data.bars), data.bars.spacingMs, timeframe)
    if (!fitted)
      throw new Error(`Bars of ${data.bars.spacingMs} ms do not fit rules on ${timeframe}.`)
    onProgress(1)
    return { bars: fitted.bars, finer: decidesByMinutes ? fitted.finer : undefined }
  }
  const { opening, pair, at, count } = data
  const path = pricePath(opening, pair)
  const hasMinutes = decidesByMinutes && timeframe !== '1m'
  const whole = hasMinutes ? 1 - SHARE_OF_MINUTES : 1
  const step = stepAt(opening, at)
  const bars = marketBars(path, timeframe, step, count, (share) => onProgress(share * whole))
  return { bars, finer: hasMinutes ? minutesOf(bars) : undefined, decimals: pairDecimals(pair) }

  function minutesOf({ time }: Bars): Bars {
    const perBar = TIMEFRAME_MS[timeframe] / TIMEFRAME_MS['1m']
    const end = Number(time.at(-1)) + TIMEFRAME_MS[timeframe]
    return marketBars(path, '1m', stepAt(opening, end - 1), count * perBar, (share) =>
      onProgress(whole + share * (1 - whole)),
    )
  }
}
