import { type Fit, foldsOf } from '../search/plan'
import type { PlacedNumber } from '../search/place'
import { bestOf, type Judge, type Score } from '../search/score'
import type { Walked } from '../search/walkForward'
import type { SearchSetup } from './protocol'
import { searchInWorkers, type SearchWatching } from './searchPool'

export interface WalkForwardPlan {
  folds: number
  fit: Fit
  judge: Judge
  leastTrades: number
}

/** The choice on one stretch, and its result on the next one. */
export interface FoldResult {
  /** The unseen stretch's first and last bar, in epoch milliseconds. */
  from: number
  until: number
  /** The index of the best candidate on the fit; `undefined` if none could be judged: then nothing is traded. */
  chosen: number | undefined
  fit: Score | undefined
  /** `undefined` where nothing was traded, for want of a choice or of money. */
  unseen: Score | undefined
}

export interface WalkForward {
  folds: FoldResult[]
  /** The unseen stretches, joined. */
  walked: Walked
  /** The best candidate over these bars in hindsight: its index, and its run. */
  hindsight: { chosen: number; walked: Walked } | undefined
}

/** Chooses the best candidate on each stretch and trades it on the next one, which the choice knows nothing of. */
export async function runWalkForward(
  setup: SearchSetup,
  candidates: readonly PlacedNumber[][],
  { folds: count, fit, judge, leastTrades }: WalkForwardPlan,
  watching: SearchWatching,
): Promise<WalkForward> {
  const { after } = await searchInWorkers(
    setup,
    candidates,
    (bars) => {
      const folds = planOf(bars)
      return [...folds.map((fold) => fold.fit), joinedOf(bars)]
    },
    async (engine, scores, bars) => {
      const folds = planOf(bars)
      const chosenOn = (stretch: number) =>
        bestOf(
          scores.map((each) => each[stretch] as Score),
          judge,
          leastTrades,
        )
      const chosen = folds.map((_, fold) => chosenOn(fold))
      const numbersOf = (place: number | undefined) =>
        place === undefined ? undefined : candidates[place]
      const legs = folds.map(({ unseen }, fold) => ({
        stretch: unseen,
        numbers: numbersOf(chosen[fold]),
      }))
      const { walked } = await engine.ask({ ask: 'walk', legs }, 'walked')
      const best = chosenOn(folds.length)
      const joined = { stretch: joinedOf(bars), numbers: numbersOf(best) }
      const hindsight =
        best === undefined
          ? undefined
          : (await engine.ask({ ask: 'walk', legs: [joined] }, 'walked')).walked
      return {
        folds: folds.map(({ unseen }, fold): FoldResult => {
          const place = chosen[fold]
          const first = unseen.from - joined.stretch.from
          return {
            from: Number(walked.time[first]),
            until: Number(walked.time[first + unseen.to - unseen.from - 1]),
            chosen: place,
            fit: place === undefined ? undefined : scores[place]?.[fold],
            unseen: walked.scores[fold],
          }
        }),
        walked,
        hindsight:
          best === undefined || !hindsight ? undefined : { chosen: best, walked: hindsight },
      }
    },
    watching,
  )
  return after

  function planOf(bars: number) {
    const folds = foldsOf(bars, count, fit)
    if (folds.length === 0) throw new Error(`${bars} bars are too few: take fewer stretches.`)
    return folds
  }

  function joinedOf(bars: number) {
    const folds = planOf(bars)
    return { from: Number(folds[0]?.unseen.from), to: Number(folds.at(-1)?.unseen.to) }
  }
}
