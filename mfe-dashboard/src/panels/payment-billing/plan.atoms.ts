import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { marketSteppedAtAtom } from '@aldergate/market/state'
import { HOUR_MS } from '@aldergate/market'
import type { PlanId } from './plans.data'

/** Kept outside the panel, so that the plan stays when the panel is hidden and shown again. */
export const planAtom = erasableAtom<PlanId>('basic')

/** Whole hours, so that a step of the prices renders nothing. */
export const billingNowAtom = atom(
  (get) => Math.floor(get(marketSteppedAtAtom) / HOUR_MS) * HOUR_MS,
)
