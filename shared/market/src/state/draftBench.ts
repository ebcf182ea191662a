import { erasableAtom } from '@aldergate/platform'
import { atom, type PrimitiveAtom, type SetStateAction } from 'jotai'

interface Work<Value, Draft> {
  value: Value
  /** The draft that it has become or stands against: one that comes later takes its place, unless it is open. */
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
 * Makes the atoms of the work in this tab on a draft, which is kept and which other tabs change as well. The work stays
 * while the trader is elsewhere, and where data are kept also later. While it is open, no other tab replaces it.
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
    /** For the place that opens or goes: what it shows then stands against the drafts of other tabs so far. */
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
