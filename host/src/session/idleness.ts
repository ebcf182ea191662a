export const MINUTE_MS = 60_000

/** How far a session is on its way to its end; `leftMs` is until the next stage. */
export type Idleness =
  { stage: 'active'; leftMs: number } | { stage: 'warned'; leftMs: number } | { stage: 'over' }

/** The warning stands for the last minute, or for the second half of a very short time. */
export function warningMs(limitMs: number): number {
  return Math.min(MINUTE_MS, limitMs / 2)
}

/** Returns the stage that a session has reached after a time without a sign of the trader. */
export function idlenessAfter(idleMs: number, limitMs: number): Idleness {
  const warnAfterMs = limitMs - warningMs(limitMs)
  if (idleMs >= limitMs) return { stage: 'over' }
  if (idleMs >= warnAfterMs) return { stage: 'warned', leftMs: limitMs - idleMs }
  return { stage: 'active', leftMs: warnAfterMs - idleMs }
}
