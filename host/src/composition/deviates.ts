/** What of the queries below a tab keeps, as a query of its own, for as long as it is open. */
export const DEVIATION_KEY = 'aldergate.deviation'

/** Whether this document is to show anything but what is live: the code for that comes only then. */
export function deviates(search: string): boolean {
  return /[?&](composition|override|preview)=/.test(search) || keptDeviation() !== ''
}

/** What this tab was asked for before; empty where it keeps nothing. */
export function keptDeviation(): string {
  try {
    return sessionStorage.getItem(DEVIATION_KEY) ?? ''
  } catch {
    return ''
  }
}
