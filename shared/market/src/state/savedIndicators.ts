import { atom } from 'jotai'
import * as v from 'valibot'
import { type CustomIndicator, CustomIndicatorSchema } from '../customIndicator'
import { newId } from '../newId'

/** More than anybody tells apart; it keeps an imported file from drawing thousands. */
export const MAX_SAVED_INDICATORS = 100

const SavedIndicatorSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  ...CustomIndicatorSchema.entries,
})

export type SavedIndicator = v.InferOutput<typeof SavedIndicatorSchema>

export const SavedIndicatorsSchema = v.pipe(
  v.array(SavedIndicatorSchema),
  v.maxLength(MAX_SAVED_INDICATORS),
  v.check(
    (saved) => new Set(saved.map(({ id }) => id)).size === saved.length,
    'An id stands twice.',
  ),
)

/** The trader's own indicators, in the order in which they were saved. */
export const savedIndicatorsAtom = atom<readonly SavedIndicator[]>([])

/** Appends the indicator, or replaces the one with this id; returns `undefined` when there is no room. */
export const saveIndicatorAtom = atom(
  null,
  (get, set, indicator: CustomIndicator, id?: string): SavedIndicator | undefined => {
    const all = get(savedIndicatorsAtom)
    if (id !== undefined && all.some((other) => other.id === id)) {
      const changed = { ...indicator, id }
      set(
        savedIndicatorsAtom,
        all.map((other) => (other.id === id ? changed : other)),
      )
      return changed
    }
    if (all.length >= MAX_SAVED_INDICATORS) return undefined
    const added = { ...indicator, id: newId() }
    set(savedIndicatorsAtom, [...all, added])
    return added
  },
)

/** The deleted indicator and its position, with which `restoreSavedIndicatorAtom` undoes the deletion. */
export interface DeletedIndicator {
  indicator: SavedIndicator
  position: number
}

export const deleteSavedIndicatorAtom = atom(
  null,
  (get, set, indicator: SavedIndicator): DeletedIndicator => {
    const position = get(savedIndicatorsAtom).findIndex(({ id }) => id === indicator.id)
    set(savedIndicatorsAtom, (all) => all.filter(({ id }) => id !== indicator.id))
    return { indicator, position }
  },
)

export const restoreSavedIndicatorAtom = atom(
  null,
  (_get, set, { indicator, position }: DeletedIndicator) => {
    set(savedIndicatorsAtom, (all) =>
      all.some(({ id }) => id === indicator.id) || all.length >= MAX_SAVED_INDICATORS
        ? all
        : all.toSpliced(position, 0, indicator),
    )
  },
)
