import { AUTO_LOGOUT_MINUTES } from '@aldergate/platform'
import { typedNumber } from '@aldergate/ui/typedNumber'

/**
 * The whole minutes of a typed text, within the limits; `fallback` when it is not a number. Less than a minute is one,
 * because 0 means never.
 */
export function clampMinutes(typed: string, fallback: number): number {
  const minutes = typedNumber(typed)
  if (Number.isNaN(minutes)) return fallback
  const { min, max } = AUTO_LOGOUT_MINUTES
  const whole = minutes > 0 ? Math.max(1, Math.round(minutes)) : min
  return Math.min(max, whole)
}
