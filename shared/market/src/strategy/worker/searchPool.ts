import { createDeal, workerCount } from '../search/deal'
import type { PlacedNumber } from '../search/place'
import type { Score } from '../search/score'
import type { Stretch } from '../search/stretch'
import type { SearchSetup } from './protocol'
import { type Engine, startEngine } from './startEngine'
import type { Watching } from './startWorker'

/** Making the bars takes about as long as all that is done with them. */
const SHARE_OF_BARS = 0.5

export interface SearchWatching extends Watching {
  /** The maximum number of workers. */
  cores: number
}

/** The results that workers found together. */
interface Found<After> {
  /** The scores of each candidate, over each of the stretches. */
  scores: Score[][]
  bars: number
  after: After
}

/**
 * Scores candidates over stretches in workers, which take batches until there are none; the first worker then answers a
 * final request. The result does not depend on the number or the speed of the workers. In every case they are
 * terminated at the end.
 */
export async function searchInWorkers<After>(
  setup: SearchSetup,
  candidates: readonly PlacedNumber[][],
  stretchesOf: (bars: number) => readonly Stretch[],
  after: (engine: Engine, scores: Score[][], bars: number) => Promise<After>,
  { cores, signal, onProgress }: SearchWatching,
): Promise<Found<After>> {
  const count = workerCount(cores, candidates.length)
  const deal = createDeal<Score[]>(candidates.length, count)
  const shares = new Float64Array(count)
  const engines: Engine[] = []

  function tell() {
    const made = shares.reduce((sum, share) => sum + share, 0) / count
    const scored = deal.done() / candidates.length
    onProgress?.(made * SHARE_OF_BARS + scored * (1 - SHARE_OF_BARS))
  }

  async function work(engine: Engine, place: number): Promise<number> {
    const { bars } = await engine.ask({ ask: 'prepare', ...setup }, 'prepared', (share) => {
      shares[place] = share
      tell()
    })
    shares[place] = 1
    const stretches = stretchesOf(bars)
    for (let batch = deal.next(); batch; batch = deal.next()) {
      const asked = candidates.slice(batch.from, batch.to)
      const { scores } = await engine.ask({ ask: 'score', candidates: asked, stretches }, 'scored')
      deal.put(batch, scores)
      tell()
    }
    return bars
  }

  try {
    for (let place = 0; place < count; place += 1) engines.push(await startEngine(signal))
    const [bars = 0] = await Promise.all(engines.map(work))
    const scores = deal.answers()
    return { scores, bars, after: await after(engines[0] as Engine, scores, bars) }
  } finally {
    for (const engine of engines) engine.end()
  }
}
