import { MINUTE_MS } from '@aldergate/market'

/** How long before an event its reminder fires. */
const REMIND_BEFORE_MS = 5 * MINUTE_MS

/** When a reminder fires: five minutes before the event, or at its beginning if less time is left. */
export function remindAt(at: number, now: number): number {
  const early = at - REMIND_BEFORE_MS
  return early > now ? early : at
}
