import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { strategyAtom } from '../strategy/builder.atoms'
import { stopLossError, takeProfitError } from '../strategy/numberRules'

/** Stop and target in percent; while one cannot be read it is what it was last, if it ever was. */
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

/** The value, or the one before where there is none: a line does not vanish while its number is typed. */
function useLast(value: number | undefined): number | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
