import { type Luck, luckOf } from '../report/luck'
import type { Score } from './score'

/**
 * What luck would bring among all candidates of a sweep, and what is left of one of them beyond it. Candidates that are
 * alike spread less than chance would, which counts for them; those that lose by their costs spread further, which says
 * nothing of luck: then chance alone counts.
 */
export function sweepLuck(scores: readonly Score[], { moments, perYear }: Score): Luck {
  const trials = scores.length
  const sharpes = scores.map(({ figures }) => figures.sharpeRatio)
  const measured = luckOf({ trials, sharpes }, moments, perYear)
  const byChance = luckOf({ trials, sharpes: [] }, moments, perYear)
  return measured.spread > byChance.spread ? byChance : measured
}
