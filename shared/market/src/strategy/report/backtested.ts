import { streamRandom } from '../../random'
import type { Bars, StoredBars } from '../bars'
import type { Run } from '../run'
import { type CurvePoint, curveOf } from './curve'
import { monthlyReturns, type YearOfReturns } from './monthlyReturns'
import { type Report, reportOf } from './report'
import { type ShuffledBand, shuffledBand } from './shuffledBand'
import { type TradeColumns, tradeColumns } from './tradeColumns'

/** The number of shuffles for a run with few trades; fewer for very many, so that they take no longer than the run. */
const MOST_ORDERS = 1_000
const LEAST_ORDERS = 100
const DRAWS = 1_000_000

/** The same run has the same band. */
const SEED = 1

/** The share of the work that the report, the curve and the months are. */
const SHARE_BEFORE_BAND = 0.3

/**
 * Everything reported about a run. It has no equity per bar, refers to the bars only as stored, and has the trades as
 * columns, so that even a run over a million bars is passed to the page quickly.
 */
export interface Backtested {
  report: Report
  /** Reduced to the points that a drawing needs. */
  curve: readonly CurvePoint[]
  months: readonly YearOfReturns[]
  band: ShuffledBand
  trades: TradeColumns
  /** The bars that it ran over. */
  bars: StoredBars
}

export function backtestedOf(
  run: Run,
  bars: Bars,
  stored: StoredBars,
  onProgress: (share: number) => void = () => undefined,
): Backtested {
  const { trades, capital } = run
  const said = {
    report: reportOf(run, bars),
    curve: curveOf(run, bars),
    months: monthlyReturns(run, bars),
    trades: tradeColumns(trades, bars),
    bars: stored,
  }
  onProgress(SHARE_BEFORE_BAND)
  const orders = Math.floor(DRAWS / Math.max(1, trades.length))
  const band = shuffledBand(
    trades,
    capital,
    streamRandom(SEED, 'shuffled trades'),
    Math.min(MOST_ORDERS, Math.max(LEAST_ORDERS, orders)),
    (share) => onProgress(SHARE_BEFORE_BAND + share * (1 - SHARE_BEFORE_BAND)),
  )
  return { ...said, band }
}
