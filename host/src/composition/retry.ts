/** The pauses before the second and the third try. */
export const RETRY_PAUSES_MS = [250, 750] as const

/** No try begins after this: a trader waits no longer before being told. */
export const GIVE_UP_MS = 8_000

/** Calls `attempt` until it succeeds, with short pauses; rejects with the last failure. */
export async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await attempt()
    } catch (failure) {
      if (performance.now() - start + pauseMs > GIVE_UP_MS) throw failure
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return attempt()
}
