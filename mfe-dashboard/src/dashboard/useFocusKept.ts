import { useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { panelIdsAtom } from '../layout/layout.atoms'

/**
 * Keeps the focus when its panel goes from the screen, whoever took it away: it goes to the handle of the next panel,
 * else of the one before, else to what replaces the last panel.
 */
export function useFocusKept(
  gridRef: RefObject<HTMLElement | null>,
  replacementRef: RefObject<HTMLElement | null>,
) {
  const store = useStore()
  const order = useAtomValue(panelIdsAtom)
  const before = useRef<HTMLElement[]>([])

  useEffect(() => {
    // The store notifies before React renders: afterwards it is unknown where the focus was.
    return store.sub(panelIdsAtom, () => {
      before.current = slotsFromFocus(gridRef.current)
    })
  }, [store, gridRef])

  useLayoutEffect(() => {
    const [focused, ...neighbours] = before.current
    before.current = []
    if (!focused || focused.isConnected) return
    const heir = neighbours.find((slot) => slot.isConnected)
    const handle = heir?.querySelector<HTMLElement>('[data-panel-handle]')
    const target = handle ?? replacementRef.current
    target?.focus()
  }, [order, replacementRef])
}

/** The panel that has the focus, then those after it, then those before it, the nearest first; empty if none has it. */
function slotsFromFocus(grid: HTMLElement | null): HTMLElement[] {
  const slots = [...(grid?.querySelectorAll<HTMLElement>('[data-panel-id]') ?? [])]
  const at = slots.findIndex((slot) => slot.contains(document.activeElement))
  return at < 0 ? [] : [...slots.slice(at), ...slots.slice(0, at).reverse()]
}
