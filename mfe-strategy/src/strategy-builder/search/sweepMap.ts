import type { Judge } from '@aldergate/market/strategy'
import type { FinishedSweep } from './searched'
import type { Reach } from './shade'

/** The facts for every cell of a map. */
export interface CellFacts {
  sweep: FinishedSweep
  judge: Judge
  /** Candidates with fewer trades are not judged. */
  least: number
  /** Places of the best candidate and of the strategy as it is now. */
  best: number | undefined
  now: number | undefined
  reach: Reach
}

/** The facts for every view of a sweep. */
export interface SweepMap extends CellFacts {
  /** The names of the axes. */
  names: readonly string[]
}

/** Applies a candidate to the strategy; `undefined` when the map is out of date. */
export type TakePlace = ((place: number) => void) | undefined
