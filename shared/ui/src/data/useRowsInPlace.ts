import { useState } from 'react'
import { type KeyOf, sortedAlike } from './sorting'

/**
 * Keeps sorted rows in their places while the pointer is among them, whatever becomes of their values: else another
 * row might come under it right before a press. The focus needs nothing of the kind, it moves with its row. Another
 * `sort`, or a row that comes, has the rows sorted anew, once.
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
