import { warmUpOf } from '../../indicators/series'
import { stepTime } from '../../opening'
import { pairDecimals } from '../../pairs'
import type { PricePath } from '../../pricePath'
import { HISTORY_MS } from '../../spans'
import { periodStart, type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { isCumulative, signalsOf } from '../engine/signals'
import { allConditions, type RuleSet, type Term } from '../language/rule'
import type { Direction } from '../run'
import { heldBars } from './heldBars'

/** The signals of the rules at the close of the newest bar. */
export interface NewestSignals {
  entries: Readonly<Partial<Record<Direction, boolean>>>
  exits: Readonly<Partial<Record<Direction, boolean>>>
}

/** Two candles, the first of which may be incomplete, and the one before a crossing. */
const BESIDES_WARM_UP = 3

/**
 * Evaluates rules on the newest closed bar of the market before a step, with as much history as they need, at most that
 * of a backtest. A cumulative indicator begins with its bot, or with the market, so that a backtest from there agrees.
 */
export function newestSignals(
  rules: RuleSet,
  path: PricePath,
  step: number,
  begun = path.opening.time,
): NewestSignals {
  const { timeframe } = rules
  const terms = allConditions(rules).flatMap(({ left, right }) => [left, right])
  const needed = Math.max(...terms.map((term) => barsFor(term, timeframe)))
  const barMs = TIMEFRAME_MS[timeframe]
  const end = periodStart(stepTime(path.opening, step + 1), timeframe)
  const sinceBegun = (end - periodStart(begun, timeframe)) / barMs
  const wanted = terms.some(isCumulative) ? sinceBegun + needed : Math.max(1, needed)
  // What is longer is not held: it would be made anew at every bar.
  const count = Math.min(wanted, HISTORY_MS / barMs)
  const bars = heldBars(path, timeframe, step, count)
  const { entries, exits } = signalsOf(rules, bars, {
    begin: Math.max(0, count - sinceBegun),
    decimals: pairDecimals(path.pair),
  })
  const newest = (of: typeof entries) =>
    Object.fromEntries(Object.entries(of).map(([side, signal]) => [side, signal.at(-1) === 1]))
  return { entries: newest(entries), exits: newest(exits) }
}

function barsFor(term: Term, timeframe: Timeframe): number {
  if (typeof term === 'number' || isCumulative(term)) return 0
  const on = term.timeframe ?? timeframe
  const candles = 'price' in term ? 1 : warmUpOf(term.indicator, on) + 1
  const ratio = TIMEFRAME_MS[on] / TIMEFRAME_MS[timeframe]
  return (candles + BESIDES_WARM_UP) * ratio
}
