import { atom, type SetStateAction, type WritableAtom } from 'jotai'

const countAtom = atom(0)

/** Incremented by each "Erase all data". */
export const erasuresAtom = atom((get) => get(countAtom))

/** For "Erase all data" only: resets every erasable atom. */
export const noteErasureAtom = atom(null, (_get, set) => {
  set(countAtom, (count) => count + 1)
})

/** A value of the trader's that lives as long as the page, and that "Erase all data" resets. */
export function erasableAtom<Value>(
  initial: Value,
): WritableAtom<Value, [SetStateAction<Value>], void> {
  const heldAtom = atom({ value: initial, erasures: 0 })
  const valueAtom = atom((get) => {
    const { value, erasures } = get(heldAtom)
    return erasures === get(erasuresAtom) ? value : initial
  })
  return atom(
    (get) => get(valueAtom),
    (get, set, next: SetStateAction<Value>) => {
      set(heldAtom, {
        value: isUpdate(next) ? next(get(valueAtom)) : next,
        erasures: get(erasuresAtom),
      })
    },
  )
}

function isUpdate<Value>(next: SetStateAction<Value>): next is (before: Value) => Value {
  return typeof next === 'function'
}
