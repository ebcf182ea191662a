import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a box of items when the one that had it goes, as an article does that leaves the
 * view: what then stands in its place has it.
 */
export function useFocusInPlace<Box extends HTMLElement>() {
  const boxRef = useRef<Box>(null)
  /** Which item has the focus, counted from 0; the first stands in for what is beside the items. */
  const placeRef = useRef<number>(undefined)

  useEffect(() => {
    const [box, place] = [boxRef.current, placeRef.current]
    if (!box || place === undefined || document.activeElement !== document.body) return
    const items = itemsOf(box)
    const item = items[Math.min(place, items.length - 1)] ?? box
    item.querySelector('button')?.focus()
  })

  function onFocus({ currentTarget, target }: FocusEvent<Box>) {
    const place = itemsOf(currentTarget).findIndex((item) => item.contains(target))
    placeRef.current = Math.max(0, place)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<Box>) {
    if (!currentTarget.contains(relatedTarget)) placeRef.current = undefined
  }

  return { ref: boxRef, onFocus, onBlur }
}

function itemsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll('li')]
}
