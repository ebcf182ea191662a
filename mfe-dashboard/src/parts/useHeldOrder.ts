import { type FocusEvent, useState } from 'react'

/**
 * Holds an order while the pointer or the focus is in the list, so that no row moves away from under
 * it; the others' values go on changing.
 */
export function useHeldOrder<Key>(order: readonly Key[]) {
  const [held, setHeld] = useState<readonly Key[]>()
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointed || isFocused

  function hold() {
    if (!isHeld) setHeld(order)
  }

  return {
    order: isHeld && held ? held : order,
    isHeld,
    listProps: {
      onPointerEnter: () => {
        hold()
        setIsPointed(true)
      },
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => {
        hold()
        setIsFocused(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}
