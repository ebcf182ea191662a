import type { Random } from '../../random'
import type { BacktestTrade } from '../run'
import { quantileOf } from './quantile'

/** The maximum number of points: no drawing shows more. */
const MOST_STEPS = 200

/** The same factors in another order differ in the last digits. */
const ROUNDING = 1e-9

/** The number of orders between two progress reports. */
const TOLD_ORDERS = 5

/** Quantiles of the equity or of a drawdown, over all orders. */
interface Quantiles {
  low: number
  middle: number
  high: number
}

export interface ShuffledBand {
  /** How many orders were tried. */
  orders: number
  /** The numbers of completed trades at the points, from none to all, every one or evenly spaced. */
  steps: Uint32Array
  /** The equity at the points that 5, 50 and 95 in a hundred orders are below. */
  low: Float64Array
  middle: Float64Array
  high: Float64Array
  /** The equity in the actual order. */
  actual: Float64Array
  /** Maximum drawdowns at the closes of trades, 0 or less: only 5 in a hundred orders exceed `low`. */
  drawdown: Quantiles
  actualDrawdown: number
  /** The share of the orders whose drawdown is deeper than the actual one. */
  deeper: number
}

/**
 * Shuffles the order of trades (Monte Carlo, without replacement). Each trade keeps its percentage effect on the
 * equity, so that all orders end with the same equity and only the path differs. This shows how much of a drawdown was
 * due to the order, and how deep it can get with the very same trades. It does not show whether such trades will recur,
 * and ignores losses within a trade, streaks that have a cause, and sizes that do not follow the equity. `onProgress`
 * receives the progress, from 0 to 1.
 */
export function shuffledBand(
  trades: readonly BacktestTrade[],
  capital: number,
  random: Random,
  orders: number,
  onProgress: (share: number) => void = () => undefined,
): ShuffledBand {
  const factors = factorsOf(trades, capital)
  const count = Math.min(factors.length, MOST_STEPS)
  const steps = Uint32Array.from({ length: count + 1 }, (_, step) =>
    Math.round((step * factors.length) / Math.max(1, count)),
  )
  const actual = new Float64Array(steps.length)
  const actualDrawdown = walk(factors, capital, steps, actual, 0, 1)
  // The equities of all orders at one step are contiguous, so that they can be sorted in place.
  const equities = new Float64Array(steps.length * orders)
  const drawdowns = new Float64Array(orders)
  for (let order = 0; order < orders; order += 1) {
    shuffle(factors, random)
    drawdowns[order] = walk(factors, capital, steps, equities, order, orders)
    if ((order + 1) % TOLD_ORDERS === 0) onProgress((order + 1) / orders)
  }
  drawdowns.sort()
  const sorted = Array.from(steps, (_, step) =>
    equities.subarray(step * orders, (step + 1) * orders).sort(),
  )
  return {
    orders,
    steps,
    low: Float64Array.from(sorted, (column) => quantileOf(column, 0.05)),
    middle: Float64Array.from(sorted, (column) => quantileOf(column, 0.5)),
    high: Float64Array.from(sorted, (column) => quantileOf(column, 0.95)),
    actual,
    drawdown: {
      low: quantileOf(drawdowns, 0.05),
      middle: quantileOf(drawdowns, 0.5),
      high: quantileOf(drawdowns, 0.95),
    },
    actualDrawdown,
    deeper: drawdowns.filter((depth) => depth < actualDrawdown - ROUNDING).length / orders,
  }
}

/** Returns each trade's factor on the equity: 0 if it lost everything or more, 1 once nothing is left. */
function factorsOf(trades: readonly BacktestTrade[], capital: number): Float64Array {
  let equity = capital
  return Float64Array.from(trades, ({ profit }) => {
    const before = equity
    equity += profit
    return before > 0 ? Math.max(0, equity / before) : 1
  })
}

/** Writes the equity at each step in its row, at `place`, and returns the deepest drawdown. */
function walk(
  factors: Float64Array,
  capital: number,
  steps: Uint32Array,
  into: Float64Array,
  place: number,
  rowLength: number,
): number {
  let [equity, peak, deepest, step] = [capital, capital, 0, 1]
  into[place] = capital
  for (let trade = 0; trade < factors.length; trade += 1) {
    equity *= Number(factors[trade])
    if (equity > peak) peak = equity
    const depth = equity / peak - 1
    if (depth < deepest) deepest = depth
    if (trade + 1 !== steps[step]) continue
    into[step * rowLength + place] = equity
    step += 1
  }
  return deepest
}

/** The Fisher–Yates shuffle. */
function shuffle(values: Float64Array, random: Random): void {
  for (let left = values.length - 1; left > 0; left -= 1) {
    const drawn = Math.floor(random() * (left + 1))
    const value = Number(values[left])
    values[left] = Number(values[drawn])
    values[drawn] = value
  }
}
