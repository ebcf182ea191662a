import { warmUpOf } from '../../indicators/series'
import type { PricePath } from '../../pricePath'
import { TIMEFRAME_MS } from '../../timeframes'
import { signalsOf } from '../engine/signals'
import { allConditions, type RuleSet, type Term } from '../language/rule'
import type { Direction } from '../run'
import { marketBars } from './marketBars'

/** What the rules say as the newest bar has closed. */
export interface NewestSignals {
  entries: Readonly<Partial<Record<Direction, boolean>>>
  exits: Readonly<Partial<Record<Direction, boolean>>>
}

/** Two candles of which one may be the first and unfinished, and the one before a crossing. */
const BESIDES_WARM_UP = 3

/** Reads rules on the newest closed bar of the market before a step, with as much of the past as they look at. */
export function newestSignals(rules: RuleSet, path: PricePath, step: number): NewestSignals {
  const bars = marketBars(path, rules.timeframe, step, barsFor(rules))
  const { entries, exits } = signalsOf(rules, bars)
  const newest = (of: typeof entries) =>
    Object.fromEntries(Object.entries(of).map(([side, signal]) => [side, signal.at(-1) === 1]))
  return { entries: newest(entries), exits: newest(exits) }
}

function barsFor(rules: RuleSet): number {
  const needed = (term: Term): number => {
    if (typeof term === 'number') return 0
    const candles = 'price' in term ? 1 : warmUpOf(term.indicator) + 1
    const ratio = TIMEFRAME_MS[term.timeframe ?? rules.timeframe] / TIMEFRAME_MS[rules.timeframe]
    return (candles + BESIDES_WARM_UP) * ratio
  }
  return Math.max(
    ...allConditions(rules).flatMap(({ left, right }) => [needed(left), needed(right)]),
  )
}
