import {
  deepestOf,
  downsampledTogether,
  efficiencyOf,
  type FoldResult,
  type Score,
} from '@aldergate/market/strategy'
import type { FinishedWalk } from './searched'

/** About as many stretches as a chart has pixels to tell them apart by. */
const BUCKETS = 200

/** The growth and drawdown of the stretches' joined equity curve, as shares. */
interface Outcome {
  growth: number
  maxDrawdown: number
}

interface WalkPoint {
  time: number
  walked: number
  /** NaN where nothing could have been chosen. */
  hindsight: number
}

export interface WalkFigures {
  walked: Outcome
  hindsight: Outcome | undefined
  efficiency: number
  /** Unseen stretches that were traded, those for which nobody could be chosen, and those that made money. */
  traded: number
  unchosen: number
  won: number
  points: WalkPoint[]
}

/** Growth a year must be at least so much of what the fit promised: R. Pardo takes half for the least. */
const LEAST_EFFICIENCY = 0.5

/** Returns the figures of a walk-forward. */
export function walkFiguresOf({ found, setup }: FinishedWalk): WalkFigures {
  const { capital } = setup.tested.terms
  const { walked, hindsight } = found
  const traded = found.folds.filter(isTraded)
  const other = hindsight?.walked.equity
  const places = downsampledTogether(other ? [walked.equity, other] : [walked.equity], BUCKETS)
  return {
    walked: outcomeOf(capital, walked.equity),
    hindsight: other && outcomeOf(capital, other),
    efficiency: efficiencyOf(
      traded.map(({ fit }) => fit),
      traded.map(({ unseen }) => unseen),
    ),
    traded: traded.length,
    unchosen: found.folds.filter(({ chosen }) => chosen === undefined).length,
    won: traded.filter(({ unseen }) => unseen.figures.totalReturn > 0).length,
    points: Array.from(places, (place) => ({
      time: Number(walked.time[place]),
      walked: Number(walked.equity[place]) / capital - 1,
      hindsight: Number(other?.[place]) / capital - 1,
    })),
  }
}

/** Whether what was earned while the choice could not know is enough of what was earned while it could. */
export function holdsUp({ efficiency, walked }: WalkFigures): boolean {
  return efficiency >= LEAST_EFFICIENCY && walked.growth > 0
}

type TradedFold = FoldResult & { fit: Score; unseen: Score }

export function isTraded(fold: FoldResult): fold is TradedFold {
  return fold.fit !== undefined && fold.unseen !== undefined
}

function outcomeOf(capital: number, equity: Float64Array): Outcome {
  return {
    growth: Number(equity.at(-1)) / capital - 1,
    maxDrawdown: deepestOf({ capital, equity }),
  }
}
