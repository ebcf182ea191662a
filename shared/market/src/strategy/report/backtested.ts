import { streamRandom } from '../../random'
import type { Bars, StoredBars } from '../bars'
import type { Run } from '../run'
import { type CurvePoint, curveOf } from './curve'
import { monthlyReturns, type YearOfReturns } from './monthlyReturns'
import { type Report, reportOf } from './report'
import { type ShuffledBand, shuffledBand } from './shuffledBand'
import { type TradeColumns, tradeColumns } from './tradeColumns'

/** So many orders of few trades; of very many trades fewer, so that they do not take longer than the run. */
const MOST_ORDERS = 1_000
const LEAST_ORDERS = 100
const DRAWS = 1_000_000

/** The same run has the same band. */
const SEED = 1

/** The share of the work that the report, the curve and the months are. */
const SHARE_BEFORE_BAND = 0.3

/**
 * All that is said of a run. It holds no equity at each of the bars, these themselves only as they are stored, and
 * its trades are columns: of a million bars, too, it comes to the page without taking its time.
 */
export interface Backtested {
  report: Report
  /** As few points as a drawing needs. */
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
