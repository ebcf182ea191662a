import {
  type Axis,
  candidatesOf,
  runSweep,
  runWalkForward,
  type SearchSetup,
} from '@aldergate/market/strategy'
import { erasableAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { dataAtom } from '../runs/data.atoms'
import { trialsAtom } from '../runs/runs.atoms'
import { strategyRules } from '../runs/strategyRules'
import { termsOf } from '../runs/terms'
import { termsAtom } from '../runs/terms.atoms'
import { beginWorkAtom } from '../work.atoms'
import { type FinishedSweep, type FinishedWalk, placesOf, type Searched } from './searched'
import { axesOf, OPENING_FORM, type SearchForm } from './searchForm'

export type SearchKind = 'sweep' | 'walk'

/** The state of a search. */
export type SearchWork =
  | { status: 'idle' }
  /** The share that is done, from 0 to 1, and how to end it. */
  | { status: 'running'; kind: SearchKind; share: number; cancel: () => void }
  | { status: 'failed'; kind: SearchKind }
  | { status: 'cancelled' }

export const formAtom = erasableAtom<SearchForm>(OPENING_FORM)

export const searchWorkAtom = erasableAtom<SearchWork>({ status: 'idle' })

export const isSearchingAtom = atom((get) => get(searchWorkAtom).status === 'running')

export const sweepAtom = erasableAtom<FinishedSweep | null>(null)

export const walkAtom = erasableAtom<FinishedWalk | null>(null)

/** The strategy as it is now and the past that it is searched on; `null` where its rules cannot be read. */
export const setupAtom = atom((get): SearchSetup | null => {
  const [strategy, typed] = [get(strategyAtom), get(termsAtom)]
  const read = strategyRules(strategy)
  const data = get(dataAtom)(0)
  if (read.status !== 'read' || !data) return null
  return {
    tested: { rules: read.rules, terms: termsOf(typed, strategy) },
    data,
    decidesByMinutes: typed.decidesByMinutes,
  }
})

/** Searches as the form asks. It goes on while the trader looks at other pages, and ends with `cancelSearchAtom`. */
export const startSearchAtom = atom(null, async (get, set, kind: SearchKind, axes: Axis[]) => {
  get(cancelAtom)?.()
  const [now, form] = [get(setupAtom), get(formAtom)]
  const data = get(dataAtom)(Date.now())
  if (!now || !data) return
  // From now on the ranges are the trader's: they do not follow the numbers that are taken over.
  set(formAtom, { ...form, axes: axesOf(form, now.tested, get(strategyAtom)) })
  const setup = { ...now, data }
  const { signal, end, hasEnded } = set(beginWorkAtom)
  const running = (share: number) => {
    if (!hasEnded()) set(searchWorkAtom, { status: 'running', kind, share, cancel: end })
  }
  running(0)
  try {
    const candidates = candidatesOf(axes)
    const searched: Searched = {
      setup,
      axes,
      candidates,
      placeOf: placesOf(setup.tested, candidates),
    }
    const watching = { signal, onProgress: running, cores: navigator.hardwareConcurrency }
    if (kind === 'sweep') {
      const scores = await runSweep(setup, candidates, watching)
      if (hasEnded()) return
      set(sweepAtom, { ...searched, scores })
      const sharpes = scores.map(({ figures }) => figures.sharpeRatio)
      set(trialsAtom, (trials) => [...trials, ...sharpes])
    } else {
      const { judge, leastTrades, folds, fit } = form
      const plan = { judge, fit, folds: Number(folds), leastTrades: Number(leastTrades) }
      const found = await runWalkForward(setup, candidates, plan, watching)
      if (hasEnded()) return
      set(walkAtom, { ...searched, found, plan: { judge, leastTrades, folds, fit } })
      // Tried they were, though none over all of the past that a backtest looks at.
      const unknown = candidates.map(() => Number.NaN)
      set(trialsAtom, (trials) => [...trials, ...unknown])
    }
    set(searchWorkAtom, { status: 'idle' })
  } catch (error) {
    if (hasEnded()) return
    logFailure('A search could not be run', error)
    set(searchWorkAtom, { status: 'failed', kind })
  }
})

const cancelAtom = atom((get) => {
  const work = get(searchWorkAtom)
  return work.status === 'running' ? work.cancel : undefined
})

export const cancelSearchAtom = atom(null, (get, set) => {
  get(cancelAtom)?.()
  set(searchWorkAtom, { status: 'cancelled' })
})
