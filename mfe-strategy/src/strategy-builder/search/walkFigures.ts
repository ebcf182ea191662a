import {
  deepestOf,
  downsampledTogether,
  efficiencyOf,
  type FoldResult,
  type Score,
} from '@aldergate/market/strategy'
import type { FinishedWalk } from './searched'

/** About as many stretches as a chart has pixels for. */
const BUCKETS = 200

/** The growth and drawdown of the stretches' joined equity curve, as shares. */
interface Outcome {
  growth: number
  maxDrawdown: number
}

interface WalkPoint {
  time: number
  walked: number
  /** NaN if nothing could be chosen. */
  hindsight: number
}

export interface WalkFigures {
  walked: Outcome
  hindsight: Outcome | undefined
  efficiency: number
  /** Numbers of unseen stretches that were traded, that had no candidate to choose, and that made money. */
  traded: number
  unchosen: number
  won: number
  points: WalkPoint[]
}

/** Annual growth must reach at least this share of the fit's: R. Pardo's minimum is half. */
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

/** Whether the result on unseen data is a sufficient share of the result on the data used for the choice. */
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
