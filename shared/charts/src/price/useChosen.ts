import { useCallback, useState } from 'react'

/**
 * Returns the value that the parent asks for, until the user chooses another; the next value that the parent asks for
 * holds again. A parent that listens decides alone.
 */
export function useChosen<Value>(
  asked: Value,
  onChoose?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const askedText = JSON.stringify(asked)
  const [chosen, setChosen] = useState<{ insteadOf: string; value: Value }>()
  // It is over also where the parent comes back to what it was chosen instead of.
  if (chosen && chosen.insteadOf !== askedText) setChosen(undefined)

  const choose = useCallback(
    (value: Value) => setChosen({ insteadOf: askedText, value }),
    [askedText],
  )

  if (onChoose) return [asked, onChoose]
  return [chosen?.insteadOf === askedText ? chosen.value : asked, choose]
}
