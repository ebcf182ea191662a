import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when the focused item is removed, such as a cancelled order: it moves to the item that
 * takes its place, or to the previous one, or to the list itself if that is focusable.
 */
export function useFocusInPlace<Box extends HTMLElement>(itemSelector = 'li') {
  const boxRef = useRef<Box>(null)
  /** The focused item, or a focused element outside the items. */
  const focusedRef = useRef<Element>(undefined)
  /** The item's index at the last render, counted from 0. */
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
