import type { Judge } from '@aldergate/market/strategy'
import type { FinishedSweep } from './searched'

/** What every drawing of a sweep shows. */
export interface SweepMap {
  sweep: FinishedSweep
  judge: Judge
  /** Candidates with fewer trades are not judged. */
  least: number
  /** Places of the best candidate and of the strategy as it is now. */
  best: number | undefined
  now: number | undefined
  /** How far the furthest value lies from what is neither good nor bad. */
  reach: number
  /** Of the axes. */
  names: readonly string[]
}

/** What cells do. */
export interface CellActions {
  /** Is told the candidate under the pointer or the focus; none when it has left. */
  onLook: (place: number | undefined) => void
  /** Missing where the map is out of date. */
  onTake: ((place: number) => void) | undefined
}
