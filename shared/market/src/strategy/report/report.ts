import { annualVolatility, sharpeRatio, sortinoRatio } from '../metrics/riskMetrics'
import { mean, type Returns } from '../metrics/riskMetricsStatistics'
import { DAY_MS } from '../../spans'
import type { Bars } from '../bars'
import type { Direction, ExitReason, Run } from '../run'
import { deepestOf, type Underwater, underwaterOf } from './drawdownCurve'
import { periodReturns, YEAR_MS } from './periodReturns'
import { directionTallies, exitTallies, type Tally } from './tallies'
import { averageDuration, type TradeFigures, tradeFiguresOf } from './tradeFigures'

/**
 * Shares, 0.01 being one percent, unless stated otherwise. NaN for a figure without meaning: `missingBecause` says why.
 */
export interface Figures extends TradeFigures {
  /** Money. */
  totalPnL: number
  /** 0 or less, at the closes of bars. */
  maxDrawdown: number
  /** Annualised, with a risk-free rate of 0. */
  sharpeRatio: number
  /** Share of the bars with a position, from the first bar at which the rules could hold. */
  exposure: number
  /** Money. */
  finalEquity: number
  peakEquity: number
  totalReturn: number
  buyAndHoldReturn: number
  /** Mean return per period times the periods per year: the numerator of the Sharpe ratio. */
  annualReturn: number
  annualVolatility: number
  /** The compound annual growth rate. */
  cagr: number
  sortinoRatio: number
  /** The yearly growth for a unit of the maximum drawdown. */
  calmarRatio: number
  /** Milliseconds. */
  avgDrawdownMs: number
  longestDrawdownMs: number
  avgTradeMs: number
}

export type Figure = keyof Figures

/** The shortest span for annualised ratios and returns: a shorter one says nothing about a year. */
export const LEAST_MS = 2 * DAY_MS

/** The figures of a run, and the facts that they stand on. */
export interface Report {
  figures: Figures
  /** The initial money. */
  capital: number
  /** The number of bars, and the number measured: from the first at which the rules could hold. */
  bars: number
  measured: number
  firstBar: number
  /** When the first bar, the first measured one and the last one began, in epoch milliseconds; NaN for none. */
  from: number
  measuredFrom: number
  until: number
  /** From the first measured bar to the last, in milliseconds. */
  spanMs: number
  /** Returns that ratios are computed from, and how many make a year. */
  returns: Float64Array
  perYear: number
  underwater: Underwater
  exits: Record<ExitReason, Tally>
  directions: Record<Direction, Tally>
}

export function reportOf(run: Run, bars: Bars): Report {
  const { capital, equity, firstBar, trades } = run
  const periods = periodReturns(run, bars)
  const underwater = underwaterOf(run, bars.time)
  const count = equity.length
  const finalEquity = count === 0 ? capital : Number(equity[count - 1])
  const [measuredFrom, until] = [Number(bars.time[firstBar]), Number(bars.time[count - 1])]
  const spanMs = until - measuredFrom
  const isLongEnough = spanMs >= LEAST_MS
  const maxDrawdown = deepestOf(run)
  const cagr = isLongEnough ? (finalEquity / capital) ** (YEAR_MS / spanMs) - 1 : Number.NaN
  const figures: Figures = {
    ...tradeFiguresOf(trades),
    ...ratiosOf(isLongEnough ? periods.returns : [], periods.perYear),
    totalPnL: finalEquity - capital,
    maxDrawdown,
    exposure: heldShare(run),
    finalEquity,
    peakEquity: peakOf(run),
    totalReturn: finalEquity / capital - 1,
    buyAndHoldReturn: Number(bars.close[count - 1]) / Number(bars.close[firstBar]) - 1,
    cagr,
    calmarRatio: maxDrawdown < 0 ? cagr / -maxDrawdown : Number.NaN,
    avgDrawdownMs: underwater.averageMs,
    longestDrawdownMs: underwater.longestMs,
    avgTradeMs: averageDuration(trades, bars.time),
  }
  return {
    figures,
    capital,
    bars: count,
    measured: Math.max(0, count - firstBar),
    firstBar,
    from: Number(bars.time[0]),
    measuredFrom,
    until,
    spanMs,
    ...periods,
    underwater,
    exits: exitTallies(trades),
    directions: directionTallies(trades),
  }
}

function ratiosOf(returns: Returns, perYear: number) {
  return {
    annualReturn: mean(Float64Array.from(returns)) * perYear,
    annualVolatility: annualVolatility(returns, perYear),
    sharpeRatio: finite(sharpeRatio(returns, perYear)),
    sortinoRatio: finite(sortinoRatio(returns, perYear)),
  }
}

/** A ratio to zero risk is missing. */
function finite(ratio: number): number {
  return Number.isFinite(ratio) ? ratio : Number.NaN
}

function peakOf({ capital, equity }: Run): number {
  let peak = capital
  for (let bar = 0; bar < equity.length; bar += 1) {
    const value = Number(equity[bar])
    if (value > peak) peak = value
  }
  return peak
}

function heldShare({ held, firstBar }: Run): number {
  let count = 0
  for (let bar = firstBar; bar < held.length; bar += 1) count += Number(held[bar])
  return count / Math.max(0, held.length - firstBar)
}
