import { useState } from 'react'
import { type KeyOf, sortedAlike } from './sorting'

/**
 * Freezes the order of sorted rows while the pointer is among them, even if their values change: otherwise another row
 * might move under the pointer just before a click. The focus needs no such care, because it moves with its row.
 * Another `sort`, or a new row, re-sorts once.
 */
export function useRowsInPlace<Row>(
  sorted: readonly Row[],
  keyOf: KeyOf<Row>,
  sort: object | undefined,
) {
  const [isInside, setInside] = useState(false)
  const [held, setHeld] = useState<{ rows: readonly Row[]; sort: object }>()
  const inPlace =
    isInside && sort && held?.sort === sort ? sortedAlike(sorted, held.rows, keyOf) : undefined
  if (isInside && sort && !inPlace) setHeld({ rows: sorted, sort })

  return {
    rows: inPlace ?? sorted,
    bodyProps: {
      onPointerEnter: () => setInside(true),
      onPointerLeave: () => {
        setInside(false)
        setHeld(undefined)
      },
    },
  }
}
