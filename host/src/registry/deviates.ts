/** The key under which a tab keeps its overrides and previews, as a query, for as long as it is open. */
export const DEVIATION_KEY = 'aldergate.deviation'

/** Whether this document is to show anything but what is live: the code for that comes only then. */
export function deviates(search: string): boolean {
  return /[?&](composition|override|preview)=/.test(search) || keptDeviation() !== ''
}

/** Returns the overrides and previews that this tab was asked for before, as a query; empty where it keeps nothing. */
export function keptDeviation(): string {
  try {
    return sessionStorage.getItem(DEVIATION_KEY) ?? ''
  } catch {
    return ''
  }
}
