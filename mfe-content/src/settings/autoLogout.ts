import { AUTO_LOGOUT_MINUTES } from '@aldergate/platform'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** The whole minutes that a typed text stands for, within the limits; `fallback` for what is no number. */
export function clampMinutes(typed: string, fallback: number): number {
  const minutes = typedNumber(typed)
  if (Number.isNaN(minutes)) return fallback
  const { min, max } = AUTO_LOGOUT_MINUTES
  return Math.min(max, Math.max(min, Math.round(minutes)))
}
