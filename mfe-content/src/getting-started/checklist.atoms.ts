import { DEFAULT_WATCHLIST, watchlistAtom } from '@aldergate/market/state'
import { alertRulesAtom } from '@aldergate/market/alerts'
import {
  DEFAULT_SETTINGS,
  keepingAtom,
  layoutAtom,
  settingsAtom,
  strategyTestsAtom,
} from '@aldergate/platform'
import { fillsAtom } from '@aldergate/ledger/state'
import { type Atom, atom } from 'jotai'
import { STEPS, type StepId } from './steps.data'

/** Whether the trader has done each step, read from the state that the step changes: nothing is noted for this page. */
const DONE: Readonly<Record<StepId, Atom<boolean>>> = {
  trade: atom((get) => get(fillsAtom).some(({ isReversed }) => !isReversed)),
  layout: atom((get) => get(layoutAtom) !== null),
  test: atom((get) => get(strategyTestsAtom) > 0),
  alert: atom((get) => get(alertRulesAtom).length > 0),
  watchlist: atom((get) => get(watchlistAtom).some((pair) => !DEFAULT_WATCHLIST.includes(pair))),
  settings: atom((get) => differs(get(settingsAtom), DEFAULT_SETTINGS)),
  keeping: atom((get) => get(keepingAtom) !== 'off'),
}

export const checklistAtom = atom((get) =>
  STEPS.map((step) => ({ ...step, isDone: get(DONE[step.id]) })),
)

/** Whether two records of plain values differ anywhere. */
function differs(one: object, other: object): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].some((key) => Reflect.get(one, key) !== Reflect.get(other, key))
}
