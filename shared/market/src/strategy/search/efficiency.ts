import { YEAR_MS } from '../report/periodReturns'
import type { Score } from './score'

type Grown = Pick<Score, 'spanMs'> & { figures: Pick<Score['figures'], 'totalReturn'> }

/** How fast money grew over some stretches: the logarithm of its growth, a year. It adds up, and never explodes. */
function paceOf(scores: readonly Grown[]): number {
  const grown = scores.reduce((sum, { figures }) => sum + Math.log1p(figures.totalReturn), 0)
  const years = scores.reduce((sum, { spanMs }) => sum + spanMs, 0) / YEAR_MS
  return grown / years
}

/**
 * The walk-forward efficiency: annual growth on the unseen stretches relative to that on the fitted ones, 1 being
 * equal. R. Pardo, "The Evaluation and Optimization of Trading Strategies", 2nd edition, 2008, chapter 11. NaN if the
 * fits had no growth, −Infinity if everything was lost on an unseen stretch.
 */
export function efficiencyOf(fits: readonly Grown[], unseen: readonly Grown[]): number {
  const fitted = paceOf(fits)
  return fitted > 0 ? paceOf(unseen) / fitted : Number.NaN
}
