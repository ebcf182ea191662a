import { erasableAtom, settingsAtom } from '@aldergate/platform'
import { dayOf } from '@aldergate/ui/days'
import { atom } from 'jotai'
import { marketMinuteAtom } from '@aldergate/market/state'
import type { PlanId } from './plans.data'

/** Kept outside the panel, so that the plan stays when the panel is hidden and shown again. */
export const planAtom = erasableAtom<PlanId>('basic')

/** Today in the trader's time zone. */
export const billingDayAtom = atom((get) =>
  dayOf(get(marketMinuteAtom), get(settingsAtom).timeZone),
)
