import { atom } from 'jotai'
import { type CustomIndicator, DEFAULT_INDICATOR, isSame, readPeriod } from './customIndicator'

export interface SavedIndicator extends CustomIndicator {
  /** Rises with each indicator and is never used again. */
  id: number
}

interface RemovedIndicator {
  indicator: SavedIndicator
  position: number
}

/** The form: its period as it is typed, and the last one that could be read. */
interface Draft extends CustomIndicator {
  typedPeriod: string
  /** Which saved indicator is being changed. */
  editedId?: number
}

const EMPTY_DRAFT: Draft = { ...DEFAULT_INDICATOR, typedPeriod: String(DEFAULT_INDICATOR.period) }

const lastIdAtom = atom(0)

/** In the order in which they were saved. */
export const savedIndicatorsAtom = atom<readonly SavedIndicator[]>([])

export const draftAtom = atom(EMPTY_DRAFT)

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

/** Whether what the form says is saved already, by another than the one that is being changed. */
export const isDraftSavedAtom = atom((get) => {
  const draft = get(draftAtom)
  return get(savedIndicatorsAtom).some(
    (indicator) => indicator.id !== draft.editedId && isSame(indicator, draft),
  )
})

/** Saves the form as a new indicator, or as the one that is being changed. */
export const saveDraftAtom = atom(null, (get, set) => {
  const { indicatorName, period, color, editedId } = get(draftAtom)
  const id = editedId ?? get(lastIdAtom) + 1
  const saved = { id, indicatorName, period, color }
  set(savedIndicatorsAtom, (all) =>
    all.some((indicator) => indicator.id === id)
      ? all.map((indicator) => (indicator.id === id ? saved : indicator))
      : [...all, saved],
  )
  set(lastIdAtom, (lastId) => Math.max(lastId, id))
  set(draftAtom, EMPTY_DRAFT)
})

export const editIndicatorAtom = atom(null, (_get, set, { id, ...indicator }: SavedIndicator) => {
  set(draftAtom, { ...indicator, typedPeriod: String(indicator.period), editedId: id })
})

/** Leaves the form as it was at first. */
export const clearDraftAtom = atom(null, (_get, set) => {
  set(draftAtom, EMPTY_DRAFT)
})

/** Gives what `restoreIndicatorAtom` needs to undo it. */
export const deleteIndicatorAtom = atom(null, (get, set, indicator: SavedIndicator) => {
  const position = get(savedIndicatorsAtom).findIndex(({ id }) => id === indicator.id)
  set(savedIndicatorsAtom, (all) => all.filter(({ id }) => id !== indicator.id))
  if (get(draftAtom).editedId === indicator.id) set(draftAtom, EMPTY_DRAFT)
  return { indicator, position }
})

export const restoreIndicatorAtom = atom(
  null,
  (_get, set, { indicator, position }: RemovedIndicator) => {
    set(savedIndicatorsAtom, (all) =>
      all.some(({ id }) => id === indicator.id) ? all : all.toSpliced(position, 0, indicator),
    )
  },
)
