import { nowAtom } from '@aldergate/market/state'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { shownLeft, unitsOf } from './calendar'
import { useText } from './texts'

/** The time until an event. A component of its own, so that only this re-renders, and only when its text changes. */
export function Countdown({ at }: { at: number }) {
  const t = useText()
  const leftAtom = useMemo(() => atom((get) => shownLeft(at, get(nowAtom))), [at])
  const left = useAtomValue(leftAtom)

  if (left === 0) return t('past')
  const { days, hours, minutes, seconds } = unitsOf(left)
  if (days > 0) return t('inDays', { days, hours })
  if (hours > 0) return t('inHours', { hours, minutes })
  return t('inMinutes', { minutes, seconds: String(seconds).padStart(2, '0') })
}
