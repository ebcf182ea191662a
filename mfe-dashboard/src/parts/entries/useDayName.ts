import { settingsAtom } from '@aldergate/platform'
import { useFormat } from '@aldergate/ui'
import { dayOf, shiftedDay } from '@aldergate/ui/days'
import { useAtomValue } from 'jotai'
import { aboutNowAtom } from './now.atoms'
import { useText } from './texts'

/** Names the day of a moment, in epoch milliseconds, in the trader's time zone. */
export function useDayName(): (at: number) => string {
  const t = useText()
  const format = useFormat()
  const { timeZone } = useAtomValue(settingsAtom)
  // Shifted by calendar, because a day may have 23 or 25 hours.
  const today = dayOf(useAtomValue(aboutNowAtom), timeZone)
  const names = new Map([
    [shiftedDay(today, -1), t('yesterday')],
    [today, t('today')],
  ])
  return (at) => names.get(dayOf(at, timeZone)) ?? format.date(at)
}
