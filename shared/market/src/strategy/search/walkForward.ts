import type { Bars } from '../bars'
import { signalsOf } from '../engine/signals'
import type { Terms } from '../engine/terms'
import { type PlacedNumber, type Tested, withNumbers } from './place'
import { type Score, scoreOfRun } from './score'
import { runOver, type Stretch } from './stretch'

/** A stretch, and the numbers to trade it with; without any, nothing is traded. */
export interface Leg {
  stretch: Stretch
  numbers: readonly PlacedNumber[] | undefined
}

/** Consecutively traded stretches, each starting with the equity that the previous one left. */
export interface Walked {
  /** When each bar of all stretches began. */
  time: Float64Array
  equity: Float64Array
  /** The score of each leg; `undefined` if it was not traded, for instance with no equity left. */
  scores: (Score | undefined)[]
}

/** The bars that are traded over, the minutes within them, and with how many decimals their prices are shown. */
interface Past {
  bars: Bars
  finer?: Bars | undefined
  decimals?: number
}

/** Trades consecutive stretches, each with its own numbers, and joins their equity. */
export function walkForward(
  { bars, finer, decimals }: Past,
  tested: Tested,
  legs: readonly Leg[],
): Walked {
  const begin = legs[0]?.stretch.from ?? 0
  const end = legs.at(-1)?.stretch.to ?? begin
  const equity = new Float64Array(end - begin)
  let capital = tested.terms.capital
  const scores = legs.map(({ stretch, numbers }) => {
    const { from, to } = stretch
    if (!numbers || capital === 0) {
      equity.fill(capital, from - begin, to - begin)
      return undefined
    }
    const { rules, terms } = withNumbers(tested, numbers)
    const onTerms: Terms = { ...terms, capital, finer }
    const over = runOver(bars, signalsOf(rules, bars, { decimals }), onTerms, stretch)
    // The bar before the stretch, if included, was already added by the previous leg.
    equity.set(over.run.equity.subarray(over.run.equity.length - (to - from)), from - begin)
    capital = Number(over.run.equity.at(-1))
    return scoreOfRun(over.run, over.bars)
  })
  return { time: bars.time.slice(begin, end), equity, scores }
}
