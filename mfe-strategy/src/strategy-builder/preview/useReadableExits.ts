import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { strategyAtom } from '../strategy/builder.atoms'
import { stopLossError, takeProfitError } from '../strategy/numberRules'

/** Stop and target in percent; while one is invalid, its last valid value, if any. */
export function useReadableExits() {
  const { stopLoss, takeProfit } = useAtomValue(strategyAtom)
  const isStopReadable = !stopLossError(stopLoss)
  const isTargetReadable = !takeProfitError(takeProfit)

  return {
    stopLoss: useLast(isStopReadable ? Number(stopLoss) : undefined),
    takeProfit: useLast(isTargetReadable ? Number(takeProfit) : undefined),
    isStopReadable,
    isTargetReadable,
  }
}

/** The value, or the last defined one: a line must not vanish while its number is typed. */
function useLast(value: number | undefined): number | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
