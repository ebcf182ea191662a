export const MINUTE_MS = 60_000

/** How close a session is to its end; `leftMs` is the time until the next stage. */
export type Idleness =
  { stage: 'active'; leftMs: number } | { stage: 'warned'; leftMs: number } | { stage: 'over' }

/** The warning lasts for the last minute, or for the second half of a very short limit. */
export function warningMs(limitMs: number): number {
  return Math.min(MINUTE_MS, limitMs / 2)
}

/** Returns the stage of a session after a time without user activity. */
export function idlenessAfter(idleMs: number, limitMs: number): Idleness {
  const warnAfterMs = limitMs - warningMs(limitMs)
  if (idleMs >= limitMs) return { stage: 'over' }
  if (idleMs >= warnAfterMs) return { stage: 'warned', leftMs: limitMs - idleMs }
  return { stage: 'active', leftMs: warnAfterMs - idleMs }
}
