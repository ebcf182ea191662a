import type { Judge } from '@aldergate/market/strategy'
import type { FinishedSweep } from './searched'
import type { Reach } from './shade'

/** The facts that every cell of a drawing is given. */
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

/** The facts that every drawing of a sweep shows. */
export interface SweepMap extends CellFacts {
  /** Of the axes. */
  names: readonly string[]
}

/** Takes a candidate over into the strategy; missing where the map is out of date. */
export type TakePlace = ((place: number) => void) | undefined
