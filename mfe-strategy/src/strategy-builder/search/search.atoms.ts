import {
  type Axis,
  candidatesOf,
  runSweep,
  runWalkForward,
  type SearchSetup,
  type Watching,
} from '@aldergate/market/strategy'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { dataAtom } from '../runs/data.atoms'
import { trialsAtom } from '../runs/runs.atoms'
import { strategyRules } from '../runs/strategyRules'
import { termsOf } from '../runs/terms'
import { termsAtom } from '../runs/terms.atoms'
import { createWork } from '../work.atoms'
import { type FinishedSweep, type FinishedWalk, placesOf, type Searched } from './searched'
import { axesOf, OPENING_FORM, type SearchForm } from './searchForm'

export type SearchKind = 'sweep' | 'walk'

const { startAtom, ...search } = createWork<SearchKind>('A search could not be run')

export const {
  workAtom: searchWorkAtom,
  isRunningAtom: isSearchingAtom,
  cancelAtom: cancelSearchAtom,
} = search

export const formAtom = erasableAtom<SearchForm>(OPENING_FORM)

export const sweepAtom = erasableAtom<FinishedSweep | null>(null)

export const walkAtom = erasableAtom<FinishedWalk | null>(null)

/** The current strategy and the data of the search; `null` if its rules cannot be parsed. */
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

/** Starts the search of the form. It continues while the trader is on other pages; `cancelSearchAtom` ends it. */
export const startSearchAtom = atom(null, async (get, set, kind: SearchKind, axes: Axis[]) => {
  const [now, form] = [get(setupAtom), get(formAtom)]
  const data = get(dataAtom)(Date.now())
  if (!now || !data) return
  // From now on the ranges are the trader's: they do not follow the numbers that are taken over.
  set(formAtom, { ...form, axes: axesOf(form, now.tested, get(strategyAtom)) })
  await set(startAtom, kind, async (watching) => {
    const candidates = candidatesOf(axes)
    const placeOf = placesOf(now.tested, candidates)
    const searched: Searched = { setup: { ...now, data }, axes, candidates, placeOf }
    const onCores: OnCores = { ...watching, cores: navigator.hardwareConcurrency }
    return kind === 'sweep'
      ? set(sweepOverAtom, searched, onCores)
      : set(walkOverAtom, searched, form, onCores)
  })
})

type OnCores = Watching & { cores: number }

const sweepOverAtom = atom(null, async (_get, set, searched: Searched, onCores: OnCores) => {
  const scores = await runSweep(searched.setup, searched.candidates, onCores)
  return () => {
    set(sweepAtom, { ...searched, scores })
    const sharpes = scores.map(({ figures }) => figures.sharpeRatio)
    set(trialsAtom, (trials) => [...trials, ...sharpes])
  }
})

const walkOverAtom = atom(
  null,
  async (_get, set, searched: Searched, form: SearchForm, onCores: OnCores) => {
    const { setup, candidates } = searched
    const { judge, leastTrades, folds, fit } = form
    const plan = { judge, fit, folds: Number(folds), leastTrades: Number(leastTrades) }
    const found = await runWalkForward(setup, candidates, plan, onCores)
    return () => {
      set(walkAtom, { ...searched, found, plan: { judge, leastTrades, folds, fit } })
      // These candidates count as trials, but none was tested over the full data of a backtest.
      const unknown = candidates.map(() => Number.NaN)
      set(trialsAtom, (trials) => [...trials, ...unknown])
    }
  },
)
