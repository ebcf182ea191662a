import { marketMinuteAtom } from '@aldergate/market/state'
import { erasableAtom, settingsAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { curveBeginsAtAtom } from '../../performance/performance.atoms'
import type { Range } from '../../performance/span'
import { dayOf, shiftedDay, startOfDay } from '@aldergate/ui/days'
import { type Days, daysWithin } from './days'

/** The initial number of days, today included. */
const OPENING_DAYS = 30

const timeZoneAtom = atom((get) => get(settingsAtom).timeZone)

/** The first day that there are prices of. */
export const firstDayAtom = atom((get) => dayOf(get(curveBeginsAtAtom), get(timeZoneAtom)))

export const todayAtom = atom((get) => dayOf(get(marketMinuteAtom), get(timeZoneAtom)))

/** The days that the trader chose; they stay while other pages are open. */
const chosenDaysAtom = erasableAtom<Days | undefined>(undefined)

export const daysAtom = atom(
  (get): Days => {
    const [first, today] = [get(firstDayAtom), get(todayAtom)]
    const opening = { from: shiftedDay(today, 1 - OPENING_DAYS), to: today }
    return daysWithin(get(chosenDaysAtom) ?? opening, first, today)
  },
  (_get, set, days: Days) => {
    set(chosenDaysAtom, days)
  },
)

export const rangeAtom = atom((get): Range => {
  const [{ from, to }, timeZone] = [get(daysAtom), get(timeZoneAtom)]
  return { from: startOfDay(from, timeZone), until: startOfDay(shiftedDay(to, 1), timeZone) }
})
