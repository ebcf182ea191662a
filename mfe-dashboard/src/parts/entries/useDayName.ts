import { useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { nowAtom } from './now.atoms'
import { useText } from './texts'

const DAY_MS = 86_400_000

/** Names the day of a moment, in epoch milliseconds, in the trader's time zone. */
export function useDayName(): (at: number) => string {
  const t = useText()
  const format = useFormat()
  const now = useAtomValue(nowAtom)
  const names = new Map([
    [format.date(now - DAY_MS), t('yesterday')],
    [format.date(now), t('today')],
  ])
  return (at) => {
    const date = format.date(at)
    return names.get(date) ?? date
  }
}
