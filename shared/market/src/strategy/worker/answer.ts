import { TIMEFRAME_MS } from '../../timeframes'
import { pricePath } from '../../pricePath'
import { stepAt } from '../../opening'
import type { Bars } from '../bars'
import { marketBars } from '../data/marketBars'
import { backtest } from '../engine/backtest'
import type { Terms } from '../engine/terms'
import type { Backtested, BacktestRequest } from './protocol'

/** Of the work on the market's bars this much is for the minutes within them, if they are asked for. */
const SHARE_OF_MINUTES = 0.5

/** The engine's own share of the work: it is much faster than the market that it runs over. */
const SHARE_OF_ENGINE = 0.05

/** Does what is asked for, and tells how much of it is done, from 0 to 1. */
export function backtested(
  { rules, terms, data, decidesByMinutes = false }: BacktestRequest,
  onProgress: (share: number) => void,
): Backtested {
  if (data.from === 'bars') {
    const finer = decidesByMinutes ? data.finer : undefined
    const run = backtest(rules, data.bars, { ...terms, finer })
    onProgress(1)
    return { run, bars: data.bars }
  }
  const { opening, pair, at, count } = data
  const { timeframe } = rules
  const path = pricePath(opening, pair)
  const step = stepAt(opening, at)
  const hasMinutes = decidesByMinutes && timeframe !== '1m'
  const whole = (1 - SHARE_OF_ENGINE) * (hasMinutes ? 1 - SHARE_OF_MINUTES : 1)
  const bars = marketBars(path, timeframe, step, count, (share) => onProgress(share * whole))
  const within: Terms = { ...terms, finer: hasMinutes ? minutesOf(bars) : undefined }
  const run = backtest(rules, bars, within)
  onProgress(1)
  return { run, bars }

  function minutesOf({ time }: Bars): Bars {
    const perBar = TIMEFRAME_MS[timeframe] / TIMEFRAME_MS['1m']
    const end = Number(time.at(-1)) + TIMEFRAME_MS[timeframe]
    return marketBars(path, '1m', stepAt(opening, end - 1), count * perBar, (share) =>
      onProgress(whole + share * (1 - SHARE_OF_ENGINE - whole)),
    )
  }
}
