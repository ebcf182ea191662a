import { type FocusEvent, useState } from 'react'

/**
 * Holds an order while the pointer or the focus is in the list, so that no row moves away from under
 * it; the others' values go on changing. Another `sort`, which may be chosen meanwhile, is taken at once.
 */
export function useHeldOrder<Key>(order: readonly Key[], sort?: string) {
  const [held, setHeld] = useState<{ order: readonly Key[]; sort: string | undefined }>()
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const inPlace = isHeld && held?.sort === sort ? held?.order : undefined
  if (isHeld && !inPlace) setHeld({ order, sort })

  function hold() {
    if (!isHeld) setHeld({ order, sort })
  }

  return {
    order: inPlace ?? order,
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
