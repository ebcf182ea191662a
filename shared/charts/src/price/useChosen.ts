import { useCallback, useState } from 'react'

/**
 * Returns the value requested by the parent until the user chooses another; a new request overrides that choice. A
 * parent with a callback is in full control.
 */
export function useChosen<Value>(
  asked: Value,
  onChoose?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const askedText = JSON.stringify(asked)
  const [chosen, setChosen] = useState<{ insteadOf: string; value: Value }>()
  // The choice ends even if the parent later returns to the earlier request.
  if (chosen && chosen.insteadOf !== askedText) setChosen(undefined)

  const choose = useCallback(
    (value: Value) => setChosen({ insteadOf: askedText, value }),
    [askedText],
  )

  if (onChoose) return [asked, onChoose]
  return [chosen?.insteadOf === askedText ? chosen.value : asked, choose]
}
