import { erasableAtom } from '@aldergate/platform'
import {
  deleteSavedIndicatorAtom,
  type SavedIndicator,
  savedIndicatorsAtom,
  saveIndicatorAtom,
} from '@aldergate/market/state'
import type { CustomIndicator } from '@aldergate/market'
import { atom } from 'jotai'
import { DEFAULT_INDICATOR, isSame, readPeriod } from './customIndicator'

/** The form: its period as typed, and the last valid one. */
interface Draft extends CustomIndicator {
  typedPeriod: string
  /** The id of the saved indicator that is being changed. */
  editedId?: string
}

const EMPTY_DRAFT: Draft = { ...DEFAULT_INDICATOR, typedPeriod: String(DEFAULT_INDICATOR.period) }

export const draftAtom = erasableAtom(EMPTY_DRAFT)

export const changeDraftAtom = atom(
  null,
  (_get, set, change: Partial<Pick<Draft, 'indicatorName' | 'color' | 'typedPeriod'>>) => {
    set(draftAtom, (draft) => {
      const next = { ...draft, ...change }
      const read = readPeriod(next.typedPeriod)
      return 'period' in read ? { ...next, period: read.period } : next
    })
  },
)

/** Whether another saved indicator already equals the form: never while its typed period cannot be read. */
export const isDraftSavedAtom = atom((get) => {
  const draft = get(draftAtom)
  if ('error' in readPeriod(draft.typedPeriod)) return false
  return get(savedIndicatorsAtom).some(
    (indicator) => indicator.id !== draft.editedId && isSame(indicator, draft),
  )
})

/** Saves the form as a new indicator, or over the one being changed; returns whether there was room. */
export const saveDraftAtom = atom(null, (get, set): boolean => {
  const { indicatorName, period, color, editedId } = get(draftAtom)
  const saved = set(saveIndicatorAtom, { indicatorName, period, color }, editedId)
  if (saved) set(draftAtom, EMPTY_DRAFT)
  return saved !== undefined
})

export const editIndicatorAtom = atom(null, (_get, set, { id, ...indicator }: SavedIndicator) => {
  set(draftAtom, { ...indicator, typedPeriod: String(indicator.period), editedId: id })
})

/** Leaves the form as it was at first. */
export const clearDraftAtom = atom(null, (_get, set) => {
  set(draftAtom, EMPTY_DRAFT)
})

/** Returns what its undo needs. */
export const deleteIndicatorAtom = atom(null, (get, set, indicator: SavedIndicator) => {
  if (get(draftAtom).editedId === indicator.id) set(draftAtom, EMPTY_DRAFT)
  return set(deleteSavedIndicatorAtom, indicator)
})
