import { DEVIATION_KEY } from '../registry/deviates'

/** Keeps for the tab, until it is closed, what its next documents are asked for; nothing, where nothing is given. */
export function keepDeviation(query: readonly (readonly [string, string])[] = []): void {
  try {
    if (query.length === 0) sessionStorage.removeItem(DEVIATION_KEY)
    else
      sessionStorage.setItem(
        DEVIATION_KEY,
        String(new URLSearchParams(query.map(([...pair]) => pair))),
      )
  } catch {
    // Where nothing can be kept, the next document is the live one.
  }
}
