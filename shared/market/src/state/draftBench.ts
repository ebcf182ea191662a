import { erasableAtom } from '@aldergate/platform'
import { atom, type PrimitiveAtom, type SetStateAction } from 'jotai'

interface Work<Value, Draft> {
  value: Value
  /**
   * The draft that the value was saved as, or that it is compared with: a later one replaces it, unless the editor is
   * open.
   */
  draft: Draft
  isShownOnly?: boolean
}

interface Kept<Value, Draft> {
  draftAtom: PrimitiveAtom<Draft>
  valueOf: (draft: Draft) => Value
  /** The draft once the value is another. */
  draftAfter: (before: Draft, value: Value) => Draft
}

/**
 * Creates the atoms for editing, in this tab, a draft that is stored and that other tabs change as well. The edits
 * survive leaving the page and, with storage allowed, a reload. While the editor is open, no other tab replaces them.
 */
export function draftBench<Value, Draft>({ draftAtom, valueOf, draftAfter }: Kept<Value, Draft>) {
  const workAtom = erasableAtom<Work<Value, Draft> | null>(null)
  const isOpenAtom = atom(false)
  const drawnUpAtom = atom((get) => valueOf(get(draftAtom)))

  const valueAtom = atom(
    (get) => {
      const work = get(workAtom)
      const isLatest = get(isOpenAtom) || work?.draft === get(draftAtom)
      return work && isLatest ? work.value : get(drawnUpAtom)
    },
    (get, set, next: SetStateAction<Value>) => {
      const value = isUpdate(next) ? next(get(valueAtom)) : next
      const draft = draftAfter(get(draftAtom), value)
      set(draftAtom, draft)
      set(workAtom, { value, draft })
    },
  )

  return {
    valueAtom,
    /**
     * Called when the editor opens or closes: marks the value on screen as newer than the drafts of other tabs so far.
     */
    openAtom: atom(null, (get, set, isOpen: boolean) => {
      const work = get(workAtom)
      const isShown = work?.value === get(valueAtom)
      set(workAtom, work && isShown ? { ...work, draft: get(draftAtom) } : null)
      set(isOpenAtom, isOpen)
    }),
    /** Shows a value, which takes the place of the draft only when the trader changes it. */
    showAtom: atom(null, (get, set, value: Value) => {
      set(workAtom, { value, draft: get(draftAtom), isShownOnly: true })
    }),
    isShownOnlyAtom: atom((get) => get(workAtom)?.isShownOnly ?? false),
  }
}

function isUpdate<Value>(next: SetStateAction<Value>): next is (before: Value) => Value {
  return typeof next === 'function'
}
