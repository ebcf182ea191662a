import { MINUTE_MS } from '@aldergate/market'

/** So long before an event its reminder is told. */
const REMIND_BEFORE_MS = 5 * MINUTE_MS

/** When to tell of an event: five minutes before, or when it begins if less than that is left. */
export function remindAt(at: number, now: number): number {
  const early = at - REMIND_BEFORE_MS
  return early > now ? early : at
}
