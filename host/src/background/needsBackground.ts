import { pageAt, type Registry } from '@aldergate/contract'

/** What alerts, fills and kept data live in: where none of it is, there is nothing to watch or to keep. */
const WATCHED = ['@aldergate/market', '@aldergate/ledger', '@aldergate/keeping']

/** Whether something may happen on a page that the host has to watch or to keep. */
export function needsBackground(registry: Registry, pathname: string): boolean {
  const page = pageAt(registry, pathname)?.page
  if (!page) return false
  // An older build does not say what it uses.
  return page.packages?.some((name) => WATCHED.includes(name)) ?? true
}
