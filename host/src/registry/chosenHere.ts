import { BROWSER_KEY, BUCKETS, chosenFor } from '@aldergate/contract'

type Choosable = Parameters<typeof chosenFor>[0]

/**
 * The registry with the canaries that this browser is assigned. Assignment depends on the browser's random number,
 * which is drawn and stored when a canary first runs.
 */
export function chosenHere<Known extends Choosable>(registry: Known): Known {
  return registry.canaries?.length ? chosenFor(registry, browserNumber()) : registry
}

/** A browser without storage has no number: drawn anew, it would change versions with every document. */
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
