import type { Pair } from '@aldergate/market'
import { type FocusEvent, useState } from 'react'
import { byProfit, inOrder, type Opportunity } from './opportunity'

/** Rows by profit, which keep their places while the pointer or the focus is within. */
export function useSteadyOrder(opportunities: readonly Opportunity[]) {
  const [held, setHeld] = useState<readonly Pair[]>()
  const rows = held ? inOrder(opportunities, held) : byProfit(opportunities)

  function hold() {
    setHeld((pairs) => pairs ?? rows.map(({ pair }) => pair))
  }

  function release() {
    setHeld(undefined)
  }

  function releaseOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) release()
  }

  return {
    rows,
    steadyProps: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: releaseOnLeave,
    },
  }
}
