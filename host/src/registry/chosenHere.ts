import { BROWSER_KEY, BUCKETS, chosenFor } from '@aldergate/contract'

type Choosable = Parameters<typeof chosenFor>[0]

/**
 * The registry with those canaries that this browser is dealt. Whether it is dealt any follows from its number,
 * which is drawn and kept when a canary runs for the first time.
 */
export function chosenHere<Known extends Choosable>(registry: Known): Known {
  return registry.canaries?.length ? chosenFor(registry, browserNumber()) : registry
}

/** A browser that keeps nothing has none: it would run another version with every page that it opens. */
function browserNumber(): number | undefined {
  try {
    const kept = localStorage.getItem(BROWSER_KEY)
    if (kept !== null && /^\d{1,4}$/.test(kept)) return Number(kept)
    const drawn = String(Math.floor(Math.random() * BUCKETS))
    localStorage.setItem(BROWSER_KEY, drawn)
    return Number(drawn)
  } catch {
    return undefined
  }
}
