import { useState } from 'react'

/**
 * What the parent asks for, until the user chooses otherwise; what the parent asks for next holds
 * again. A parent that listens decides alone.
 */
export function useChosen<Value>(
  asked: Value,
  onChoose?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const askedText = JSON.stringify(asked)
  const [chosen, setChosen] = useState<{ insteadOf: string; value: Value }>()

  if (onChoose) return [asked, onChoose]
  const value = chosen?.insteadOf === askedText ? chosen.value : asked
  return [value, (next) => setChosen({ insteadOf: askedText, value: next })]
}
