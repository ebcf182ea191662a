import { useState } from 'react'
import { type KeyOf, sortedAlike } from './sorting'

/**
 * Keeps sorted rows in their places while the pointer is among them, whatever becomes of their values: else another
 * row might come under it right before a press. The focus needs nothing of the kind, it moves with its row. Another
 * `sort`, or a row that comes, has the rows sorted anew.
 */
export function useRowsInPlace<Row>(
  sorted: readonly Row[],
  keyOf: KeyOf<Row>,
  sort: object | undefined,
) {
  const [held, setHeld] = useState<{ rows: readonly Row[]; sort: object }>()
  const isHeld = held !== undefined && held.sort === sort

  return {
    rows: (isHeld && sortedAlike(sorted, held.rows, keyOf)) || sorted,
    bodyProps: {
      onPointerEnter: () => {
        if (sort) setHeld({ rows: sorted, sort })
      },
      onPointerLeave: () => setHeld(undefined),
    },
  }
}
