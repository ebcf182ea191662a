import { erasableAtom, settingsAtom } from '@aldergate/platform'
import { dayOf } from '@aldergate/ui/days'
import { atom } from 'jotai'
import { marketSteppedAtAtom } from '@aldergate/market/state'
import { HOUR_MS } from '@aldergate/market'
import type { PlanId } from './plans.data'

/** Kept outside the panel, so that the plan stays when the panel is hidden and shown again. */
export const planAtom = erasableAtom<PlanId>('basic')

/** Whole hours, so that a step of the prices renders nothing. */
const billingNowAtom = atom((get) => Math.floor(get(marketSteppedAtAtom) / HOUR_MS) * HOUR_MS)

/** Today, where the trader is. */
export const billingDayAtom = atom((get) => dayOf(get(billingNowAtom), get(settingsAtom).timeZone))
