/** The session storage key under which a tab keeps its overrides and previews, as a query. */
export const DEVIATION_KEY = 'aldergate.deviation'

/** Whether this document shows something other than the live composition: the code for that is loaded only then. */
export function deviates(search: string): boolean {
  return /[?&](composition|override|preview)=/.test(search) || keptDeviation() !== ''
}

/** Returns the overrides and previews that this tab has kept, as a query; empty without storage. */
export function keptDeviation(): string {
  try {
    return sessionStorage.getItem(DEVIATION_KEY) ?? ''
  } catch {
    return ''
  }
}
