import { AUTO_LOGOUT_MINUTES } from '@aldergate/platform'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** The whole minutes of a typed text, within the limits; `fallback` when it is not a number. */
export function clampMinutes(typed: string, fallback: number): number {
  const minutes = typedNumber(typed)
  if (Number.isNaN(minutes)) return fallback
  const { min, max } = AUTO_LOGOUT_MINUTES
  return Math.min(max, Math.max(min, Math.round(minutes)))
}
