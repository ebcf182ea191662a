import { DEVIATION_KEY } from '../registry/deviates'

/**
 * Keeps the overrides and previews for the tab's next documents, until it is closed; removes them when none are given.
 */
export function keepDeviation(query: readonly (readonly [string, string])[] = []): void {
  try {
    if (query.length === 0) sessionStorage.removeItem(DEVIATION_KEY)
    else
      sessionStorage.setItem(
        DEVIATION_KEY,
        String(new URLSearchParams(query.map(([...pair]) => pair))),
      )
  } catch {
    // Without storage, the next document is the live one.
  }
}
