import type { Random } from '../../random'
import type { BacktestTrade } from '../run'
import { quantileOf } from './quantile'

/** So many places of the curve are told: no drawing shows more. */
const MOST_STEPS = 200

/** The same factors in another order do not give the very same double. */
const ROUNDING = 1e-9

/** So many orders go by before it is told how far it is. */
const TOLD_ORDERS = 5

/** Of the equity, or of a drawdown, over all orders. */
interface Quantiles {
  low: number
  middle: number
  high: number
}

export interface ShuffledBand {
  /** How many orders were tried. */
  orders: number
  /** After how many trades: from none to all, each of them or evenly spread. */
  steps: Uint32Array
  /** The equity after so many trades that 5, 50 and 95 in a hundred orders are below. */
  low: Float64Array
  middle: Float64Array
  high: Float64Array
  /** The equity in the order in which they really came. */
  actual: Float64Array
  /** Maximum drawdowns at the closes of trades, 0 or less: `low` is the one that only 5 in a hundred orders exceed. */
  drawdown: Quantiles
  actualDrawdown: number
  /** The share of the orders whose drawdown is deeper than the actual one. */
  deeper: number
}

/**
 * Trades in other orders (Monte Carlo, drawn without replacement). Each trade keeps what it made of the equity before
 * it, in percent, so that all orders end with the same equity; what differs is the way. It can tell how much of a
 * drawdown was the luck of the order, and how deep one has to be borne with the very same trades. It cannot tell
 * whether such trades will come again, nor does it know losses within a trade, streaks that have a cause, or sizes
 * that do not follow the equity. `onProgress` is told the share that is done, from 0 to 1.
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
  // All orders of a step stand beside each other, to be sorted where they are.
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

/** Returns each trade's factor on the equity before it: 0 where it lost all or more, 1 once nothing is left. */
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

/** By R. A. Fisher and F. Yates. */
function shuffle(values: Float64Array, random: Random): void {
  for (let left = values.length - 1; left > 0; left -= 1) {
    const drawn = Math.floor(random() * (left + 1))
    const value = Number(values[left])
    values[left] = Number(values[drawn])
    values[drawn] = value
  }
}
