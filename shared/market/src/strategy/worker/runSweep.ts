import type { PlacedNumber } from '../search/place'
import type { Score } from '../search/score'
import type { SearchSetup } from './protocol'
import { searchInWorkers, type SearchWatching } from './searchPool'

/** Tests every candidate over all bars. Gives the scores in the order of the candidates. */
export async function runSweep(
  setup: SearchSetup,
  candidates: readonly PlacedNumber[][],
  watching: SearchWatching,
): Promise<Score[]> {
  const { scores } = await searchInWorkers(
    setup,
    candidates,
    (bars) => [{ from: 0, to: bars }],
    () => Promise.resolve(),
    watching,
  )
  return scores.map(([score]) => score as Score)
}
