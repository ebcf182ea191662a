import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a box of items when the one that had it goes, as an order does that is cancelled:
 * what then stands in its place has it, or the one before it; after the last one the box, if it can.
 */
export function useFocusInPlace<Box extends HTMLElement>(itemSelector = 'li') {
  const boxRef = useRef<Box>(null)
  /** The item that has the focus, or what has it beside the items. */
  const focusedRef = useRef<Element>(undefined)
  /** Where the item stood when the box was last drawn, counted from 0. */
  const placeRef = useRef(0)

  useEffect(() => {
    const [box, focused] = [boxRef.current, focusedRef.current]
    if (!box || !focused) return
    const items = [...box.querySelectorAll(itemSelector)]
    if (box.contains(focused)) {
      placeRef.current = Math.max(
        0,
        items.findIndex((item) => item === focused),
      )
    } else if (document.activeElement === document.body) {
      const item = items[Math.min(placeRef.current, items.length - 1)] ?? box
      const target = item.querySelector<HTMLElement>('button') ?? box
      target.focus()
    }
  })

  function onFocus({ currentTarget, target }: FocusEvent<Box>) {
    const items = [...currentTarget.querySelectorAll(itemSelector)]
    const place = items.findIndex((item) => item.contains(target))
    focusedRef.current = items[place] ?? target
    placeRef.current = Math.max(0, place)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<Box>) {
    if (!currentTarget.contains(relatedTarget)) focusedRef.current = undefined
  }

  return { ref: boxRef, onFocus, onBlur }
}
